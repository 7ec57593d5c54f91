import type {
  CoveredMember,
  Policy,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
} from "@enrolkit/contract";
import {
  addDays,
  amendmentEffectiveFrom,
  amendmentQuote,
  confirmationCode,
  enrolmentCost,
  initialAdjustmentWindow,
  lifeEventWindow,
  memberTypeOf,
  outsideWindow,
  statusWhenRequested,
} from "@enrolkit/rules";
import { groupSelections, healthPlan, soundSelections } from "./catalogue.ts";
import { effectiveFrom, yearEndsOn } from "./fake-engine.ts";
import { type AmendmentRow, type FakeWorld, newId, type PolicyRow, type SubIntentRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

const dueBy = "2027-03-24";
export const todayOf = (world: FakeWorld): string => new Date(world.now).toISOString().slice(0, 10);

/** Makes the employee's enrolment one that is over: a policy covers them and these people on file. */
export function insure(world: FakeWorld, names: readonly string[] = []): PolicyRow {
  const covered = world.persons.filter(({ first_name }) => names.includes(first_name));
  const policy: PolicyRow = {
    id: newId("p"),
    members: [
      {
        id: newId("pm"),
        member_type: "policyholder",
        associated_person_id: null,
        first_name: world.employee.first_name,
        last_name: world.employee.last_name,
        date_of_birth: world.employee.date_of_birth,
        covered_from: effectiveFrom,
        coverage_selections: [],
      },
      ...covered.map(({ id }) => memberOf(world, id, effectiveFrom)),
    ],
    changes: [],
    ends_on: null,
    status: "active",
  };
  world.policy = policy;
  world.intent = {
    id: newId("ei"),
    status: "enrolled",
    selections: soundSelections,
    due_by: null,
    completedSubIntentId: null,
    policyIds: { [healthPlan.id]: policy.id },
  };
  return policy;
}

function memberOf(
  world: FakeWorld,
  personId: string,
  covered_from: string,
  row?: SubIntentRow,
): CoveredMember {
  const person = world.persons.find(({ id }) => id === personId);
  if (person === undefined) throw new Refusal("not_found");
  const chosen = row?.dependents.find((it) => it.associated_person_id === personId)?.coverage_selections;
  return {
    id: newId("pm"),
    member_type: memberTypeOf(person.relationship_type),
    associated_person_id: personId,
    first_name: person.first_name,
    last_name: person.last_name,
    date_of_birth: person.date_of_birth,
    covered_from,
    coverage_selections: chosen ?? defaultChoices(),
  };
}

/** Of each question of member scope the first option. */
function defaultChoices() {
  return healthPlan.coverage_configurations
    .filter(({ scope }) => scope === "member")
    .map(({ id, options }) => ({ configuration_id: id, options: [{ option_id: options[0]?.id ?? "" }] }));
}

export function policyOf(world: FakeWorld): PolicyRow {
  if (world.policy === null) throw new Refusal("not_found");
  return world.policy;
}

function membersOn({ members, changes }: PolicyRow, day: string): CoveredMember[] {
  return changes.findLast(({ from }) => from <= day)?.members ?? members;
}

function costOf(members: readonly CoveredMember[], effective_from: string) {
  return enrolmentCost({
    plan: healthPlan,
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
    group_selections: groupSelections[healthPlan.id] ?? [],
    policy_selections: soundSelections,
    members: members.map((member) => ({
      member_type: member.member_type,
      date_of_birth: member.date_of_birth,
      ages_on: member.covered_from,
      selections: member.coverage_selections,
    })),
    effective_from,
    year_ends_on: yearEndsOn,
  });
}

export function presentPolicy(world: FakeWorld): Policy {
  const row = policyOf(world);
  const today = todayOf(world);
  const members = membersOn(row, today);
  return {
    id: row.id,
    employee_id: world.employee.id,
    employer_id: world.employer.id,
    external_customer_id: null,
    group_id: world.groupId,
    group_policy_id: newId("gp"),
    enrolment_intent_id: world.intent?.id ?? "",
    plan_id: healthPlan.id,
    benefit_type: "health_insurance",
    status: row.status,
    effective_from: effectiveFrom,
    ends_on: row.ends_on,
    year_ends_on: yearEndsOn,
    adjustable_until: initialAdjustmentWindow(effectiveFrom).closes_on,
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
    coverage_selections: soundSelections,
    members,
    cost: costOf(members, effectiveFrom),
    upcoming_changes: row.changes
      .filter(({ from }) => from > today)
      .map((change) => ({
        effective_from: change.from,
        members: change.members,
        cost: costOf(change.members, change.from),
      })),
    created_at: "2026-12-01T00:00:00Z",
    updated_at: "2026-12-01T00:00:00Z",
    object: "policy",
  };
}

export function startAmendment(world: FakeWorld, input: PolicyAmendmentIntentInput): AmendmentRow {
  const open = world.amendments.find(
    ({ status }) => !["amended", "processing_error", "not_undertaken"].includes(status),
  );
  if (open !== undefined) throw new Refusal("invalid_state", { open_intent_id: open.id });
  const happened = input.amendment_reason.qualifying_life_event;
  const window = happened ? lifeEventWindow(happened) : initialAdjustmentWindow(effectiveFrom);
  const refusal = outsideWindow(window, todayOf(world));
  if (refusal !== null) {
    throw new Refusal("invalid_state", {
      detail: refusal.detail,
      deadline: `${window.closes_on}T23:59:59+00:00`,
    });
  }
  const change = input.requested_changes[0]?.change_type ?? "dependents";
  const row: AmendmentRow = {
    id: newId("pai"),
    status: statusWhenRequested(change),
    change,
    input,
    error: null,
  };
  world.amendments.unshift(row);
  return row;
}

export function holdsFrom(world: FakeWorld, { input }: AmendmentRow): string {
  return amendmentEffectiveFrom({
    life_event: input.amendment_reason.qualifying_life_event ?? null,
    today: todayOf(world),
    policy_starts_on: effectiveFrom,
  });
}

function listOf(world: FakeWorld, row: AmendmentRow): SubIntentRow | undefined {
  return world.subIntents.findLast((list) => list.amendmentId === row.id && list.status !== "not_undertaken");
}

/** The members as the list has them. */
function membersAfter(world: FakeWorld, row: AmendmentRow): CoveredMember[] {
  const from = holdsFrom(world, row);
  const before = membersOn(policyOf(world), from > todayOf(world) ? from : todayOf(world));
  const list = listOf(world, row);
  const ids = list?.dependents.map(({ associated_person_id }) => associated_person_id) ?? [];
  const staying = before.filter(({ associated_person_id: id }) => id === null || ids.includes(id));
  const joining = ids.filter((id) => !before.some(({ associated_person_id }) => associated_person_id === id));
  return [...staying, ...joining.map((id) => memberOf(world, id, from, list))];
}

export function presentAmendment(world: FakeWorld, row: AmendmentRow): PolicyAmendmentIntent {
  const list = listOf(world, row);
  const from = holdsFrom(world, row);
  const day = from > todayOf(world) ? from : todayOf(world);
  const code = confirmationCode(row.change, row.input.amendment_reason.type);
  const associated_persons = {
    type: "dependents" as const,
    dependents: { dependents_management_intent_id: list?.id ?? null, status: list?.status ?? null },
  };
  const words = { reason: `Reason of ${code}`, reason_description: "In the service's words." };
  return {
    id: row.id,
    policy_id: policyOf(world).id,
    status: row.status,
    amendment_reason: row.input.amendment_reason as PolicyAmendmentIntent["amendment_reason"],
    requested_changes: [{ change_type: row.change }],
    effective_from: from,
    disclosures: healthPlan.disclosures,
    object: "policy_amendment_intent",
    ...(row.status === "action_required" && {
      required_action: {
        code: "provide_dependents_information" as const,
        ...words,
        due_by: dueBy,
        associated_persons,
      },
    }),
    ...(row.status === "pending_confirmation" && {
      pending_confirmation: {
        code,
        ...words,
        due_by: dueBy,
        ...(code === "confirm_quote" && {
          quote: amendmentQuote(
            costOf(membersAfter(world, row), from),
            costOf(membersOn(policyOf(world), day), from),
          ),
          associated_persons,
        }),
      },
    }),
    ...(row.status === "processing_error" && {
      processing_error: {
        code: row.error ?? "provider_rejected",
        reason: "The insurer did not accept the change",
        reason_description: "Your policy stays as it is.",
      },
    }),
  };
}

/** Lets changes move on that wait on the insurer, one step at each look; whoever is named `Rejected` is turned down. */
export function settleAmendments(world: FakeWorld): void {
  for (const row of world.amendments) {
    const after = row.change === "dependents" ? membersAfter(world, row) : [];
    const has = (name: string) => after.some(({ last_name }) => last_name === name);
    if (row.status === "awaiting_quote") {
      if (has("Unquotable")) Object.assign(row, { status: "processing_error", error: "unable_to_quote" });
      else row.status = "pending_confirmation";
    } else if (row.status === "processing") {
      if (has("Rejected")) Object.assign(row, { status: "processing_error", error: "provider_rejected" });
      else amend(world, row, after);
    }
  }
}

function amend(world: FakeWorld, row: AmendmentRow, members: CoveredMember[]): void {
  const policy = policyOf(world);
  const from = holdsFrom(world, row);
  row.status = "amended";
  if (row.change === "cancellation") policy.ends_on = addDays(from, -1);
  else policy.changes.push({ from, members });
}
