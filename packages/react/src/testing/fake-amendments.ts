import type { PolicyAmendmentIntent, PolicyAmendmentIntentInput } from "@enrolkit/contract";
import {
  addDays,
  amendmentEffectiveFrom,
  amendmentQuote,
  confirmationCode,
  initialAdjustmentWindow,
  latestDate,
  type LifeEventChange,
  lifeEvents,
  lifeEventWindow,
  rejectOutsideWindow,
  initialAmendmentStatus,
} from "@enrolkit/rules";
import { byId } from "./fake-handler.ts";
import {
  type AmendmentRow,
  costOfMembers,
  memberOf,
  membersOn,
  planOf,
  type PolicyRow,
  todayOf,
} from "./fake-policies.ts";
import { type FakeWorld, newId, type SubIntentRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

const dueBy = "2027-03-24";
const over: readonly string[] = ["amended", "processing_error", "not_undertaken"];

export function policyOf(world: FakeWorld, { policyId }: AmendmentRow): PolicyRow {
  return byId(world.policies, policyId);
}

/** Starts a change, or refuses it as the service does. */
export function startAmendment(
  world: FakeWorld,
  policy: PolicyRow,
  { amendment_reason: reason, requested_changes: [requested] }: PolicyAmendmentIntentInput,
): AmendmentRow {
  const open = world.amendments.find((row) => row.policyId === policy.id && !over.includes(row.status));
  if (open !== undefined) throw new Refusal("invalid_state", { open_intent_id: open.id });
  const happened = reason.qualifying_life_event;
  const today = todayOf(world);
  const window = happened ? lifeEventWindow(happened) : initialAdjustmentWindow(policy.effective_from);
  const refusal = rejectOutsideWindow(window, today);
  if (refusal !== null) {
    const deadline = `${window.closes_on}T23:59:59+00:00`;
    throw new Refusal("invalid_state", { detail: refusal.detail, deadline });
  }
  const change = requested?.change_type ?? "dependents";
  const row: AmendmentRow = {
    id: newId("pai"),
    policyId: policy.id,
    status: initialAmendmentStatus(change),
    reason,
    change,
    effective_from: amendmentEffectiveFrom({
      life_event: happened ?? null,
      today,
      policy_starts_on: policy.effective_from,
    }),
    completedSubIntentId: null,
    error: null,
  };
  world.amendments.unshift(row);
  return row;
}

/** Whom the policy covers on the day that a change is made to. */
export function membersBefore(world: FakeWorld, row: AmendmentRow): PolicyRow["members"] {
  return membersOn(policyOf(world, row), latestDate(todayOf(world), row.effective_from));
}

/** The same as the list has them. */
function membersAfter(world: FakeWorld, row: AmendmentRow): PolicyRow["members"] {
  const before = membersBefore(world, row);
  const list = listOf(world, row);
  if (list === undefined) return before;
  const ids = list.dependents.map(({ associated_person_id }) => associated_person_id);
  const staying = before.filter(({ associated_person_id: id }) => id === null || ids.includes(id));
  const joining = list.dependents.filter((it) =>
    before.every(({ associated_person_id }) => associated_person_id !== it.associated_person_id),
  );
  return [
    ...staying,
    ...joining.map(({ associated_person_id, coverage_selections }) =>
      memberOf(
        byId(world.persons, associated_person_id),
        row.effective_from,
        coverage_selections ?? undefined,
      ),
    ),
  ];
}

function listOf(world: FakeWorld, { id }: AmendmentRow): SubIntentRow | undefined {
  return world.subIntents.findLast((row) => row.amendmentId === id && row.status !== "not_undertaken");
}

/** The change as the service would answer it. */
export function presentAmendment(world: FakeWorld, row: AmendmentRow): PolicyAmendmentIntent {
  return {
    id: row.id,
    policy_id: row.policyId,
    status: row.status,
    amendment_reason: row.reason,
    requested_changes: [{ change_type: row.change }],
    effective_from: row.effective_from,
    disclosures: planOf(world, policyOf(world, row)).plan.disclosures,
    object: "policy_amendment_intent",
    ...blockOf(world, row),
  };
}

function blockOf(world: FakeWorld, row: AmendmentRow): Partial<PolicyAmendmentIntent> {
  const list = listOf(world, row);
  const associated_persons = {
    type: "dependents" as const,
    dependents: { dependents_management_intent_id: list?.id ?? null, status: list?.status ?? null },
  };
  const words = {
    reason: "Your turn",
    reason_description: "Nothing changes before you confirm.",
    due_by: dueBy,
  };
  if (row.status === "action_required") {
    const code = "provide_dependents_information";
    return { required_action: { code, ...words, associated_persons } };
  }
  if (row.status === "pending_confirmation") {
    const code = confirmationCode(row.change, row.reason.type);
    const quoted = code === "confirm_quote" && { quote: quoteOf(world, row), associated_persons };
    return { pending_confirmation: { code, ...words, ...quoted } };
  }
  if (row.status === "processing_error") {
    const reason = "The insurer did not accept the change";
    const code = row.error ?? "provider_rejected";
    return { processing_error: { code, reason, reason_description: "Your policy stays as it is." } };
  }
  return {};
}

function quoteOf(world: FakeWorld, row: AmendmentRow) {
  const costOf = (members: PolicyRow["members"]) =>
    costOfMembers(world, policyOf(world, row), members, row.effective_from);
  return amendmentQuote(costOf(membersAfter(world, row)), costOf(membersBefore(world, row)));
}

/** A list of people was settled: its change goes on. */
export function settleList(world: FakeWorld, list: SubIntentRow): void {
  const row = byId(world.amendments, list.amendmentId ?? "");
  Object.assign(row, { completedSubIntentId: list.id, status: "awaiting_quote" });
}

/** Lets changes move on that wait on the insurer, one step at each look. `Unquotable` and `Rejected` are turned down. */
export function settleAmendments(world: FakeWorld): void {
  for (const row of world.amendments) {
    const covers = (last_name: string): boolean =>
      membersAfter(world, row).some((member) => member.last_name === last_name);
    if (row.status === "awaiting_quote") {
      if (covers("Unquotable")) Object.assign(row, { status: "processing_error", error: "unable_to_quote" });
      else row.status = "pending_confirmation";
    } else if (row.status === "processing") {
      if (covers("Rejected")) Object.assign(row, { status: "processing_error", error: "provider_rejected" });
      else amend(world, row);
    }
  }
}

function amend(world: FakeWorld, row: AmendmentRow): void {
  const policy = policyOf(world, row);
  const from = row.effective_from;
  if (row.change === "cancellation") policy.ends_on = addDays(from, -1);
  else policy.changes.push({ from, members: membersAfter(world, row) });
  row.status = "amended";
}

/** Whether the policy that a list changes covers somebody already. */
export function isCovered(world: FakeWorld, { amendmentId }: SubIntentRow, personId: string): boolean {
  if (amendmentId === undefined) return false;
  const members = membersBefore(world, byId(world.amendments, amendmentId));
  return members.some(({ associated_person_id }) => associated_person_id === personId);
}

/** Refuses to add or to drop somebody where what happened does not allow it. */
export function assertMay(
  world: FakeWorld,
  list: SubIntentRow,
  change: LifeEventChange,
  personId: string,
): void {
  if (list.amendmentId === undefined || isCovered(world, list, personId) !== (change === "drop")) return;
  const event = byId(world.amendments, list.amendmentId).reason.qualifying_life_event?.event;
  if (event !== undefined && !lifeEvents[event].changes.includes(change)) throw new Refusal("invalid_state");
}
