import type {
  AmendmentReason,
  AssociatedPersonInput,
  Policy,
  PolicyAmendmentIntent,
} from "@enrolkit/contract";
import { enrolmentCost, initialAdjustmentWindow, memberTypeOf } from "@enrolkit/rules";
import { choose, groupSelections, healthPlan, soundSelections } from "./catalogue.ts";
import { addPerson, type FakeWorld, newId } from "./fake-world.ts";

type Members = Policy["members"];

/** A policy, as the fake service remembers it. */
export interface PolicyRow {
  id: string;
  planId: string;
  effective_from: string;
  ends_on: string | null;
  members: Members;
  /** What was agreed for later days, in their order. */
  changes: { from: string; members: Members }[];
}

/** A change to a policy. */
export interface AmendmentRow {
  id: string;
  policyId: string;
  status: PolicyAmendmentIntent["status"];
  reason: AmendmentReason;
  change: PolicyAmendmentIntent["requested_changes"][number]["change_type"];
  effective_from: string;
  /** The list of people that was settled. */
  completedSubIntentId: string | null;
  error: NonNullable<PolicyAmendmentIntent["processing_error"]>["code"] | null;
}

export const yearEndsOn = "2027-12-31";
/** What those who are covered have chosen: as little as the plan asks for. */
const least = choose(healthPlan, { "Optical level": ["None"] });

/** Enrols the employee, and these people with them: a policy of each plan from that day on. */
export function putInForce(
  world: FakeWorld,
  covered: readonly AssociatedPersonInput[] = [],
  effective_from = "2026-12-01",
): PolicyRow {
  const people = covered.map((person) => addPerson(world, person));
  const rows = world.plans.map(({ plan }): PolicyRow => {
    const dependents = plan.dependents_cover === "none" ? [] : people;
    return {
      id: newId("p"),
      planId: plan.id,
      effective_from,
      ends_on: null,
      members: [
        policyholderOf(world, effective_from),
        ...dependents.map((it) => memberOf(it, effective_from)),
      ],
      changes: [],
    };
  });
  world.policies.push(...rows);
  world.intent = {
    id: newId("ei"),
    status: "enrolled",
    selections: soundSelections,
    due_by: null,
    completedSubIntentId: null,
    policyIds: Object.fromEntries(rows.map(({ id, planId }) => [planId, id])),
  };
  const [first] = rows;
  if (first === undefined) throw new Error("This world has no plan.");
  return first;
}

/** Somebody as they join a policy. */
export function memberOf(
  person: Pick<
    FakeWorld["persons"][number],
    "id" | "first_name" | "last_name" | "date_of_birth" | "relationship_type"
  >,
  covered_from: string,
  coverage_selections = least,
): Members[number] {
  const { id, first_name, last_name, date_of_birth, relationship_type } = person;
  return {
    id: newId("pm"),
    associated_person_id: id,
    member_type: memberTypeOf(relationship_type),
    first_name,
    last_name,
    date_of_birth,
    covered_from,
    coverage_selections,
  };
}

function policyholderOf({ employee }: FakeWorld, covered_from: string): Members[number] {
  const { first_name, last_name, date_of_birth } = employee;
  return {
    id: newId("pm"),
    associated_person_id: null,
    member_type: "policyholder",
    first_name,
    last_name,
    date_of_birth,
    covered_from,
    coverage_selections: [],
  };
}

/** Whom a policy covers on a day; before its first day, those whom it begins with. */
export function membersOn({ members, changes }: PolicyRow, day: string): Members {
  return changes.findLast(({ from }) => from <= day)?.members ?? members;
}

/** What these members cost from a day to the end of the year. */
export function costOfMembers(world: FakeWorld, row: PolicyRow, members: Members, effective_from: string) {
  const { plan, cost_sharing } = planOf(world, row);
  return enrolmentCost({
    plan,
    cost_sharing,
    group_selections: groupSelections[plan.id] ?? [],
    policy_selections: selectionsOf(world, row),
    effective_from,
    year_ends_on: yearEndsOn,
    members: members.map(({ member_type, date_of_birth, covered_from, coverage_selections }) => ({
      member_type,
      date_of_birth,
      ages_on: covered_from,
      selections: coverage_selections,
    })),
  });
}

/** The policy as the service would answer it. */
export function presentPolicy(world: FakeWorld, row: PolicyRow): Policy {
  const { plan, cost_sharing } = planOf(world, row);
  const { id, effective_from, ends_on, changes } = row;
  const today = todayOf(world);
  const at = new Date(world.now).toISOString();
  return {
    id,
    employee_id: world.employee.id,
    employer_id: world.employer.id,
    external_customer_id: null,
    group_id: world.groupId,
    group_policy_id: `gp_${"0".repeat(32)}`,
    enrolment_intent_id: world.intent?.id ?? "",
    plan_id: plan.id,
    benefit_type: plan.benefit_type,
    status: ends_on !== null && ends_on < today ? "cancelled" : "active",
    effective_from,
    ends_on,
    year_ends_on: yearEndsOn,
    adjustable_until: initialAdjustmentWindow(effective_from).closes_on,
    cost_sharing,
    coverage_selections: selectionsOf(world, row),
    members: membersOn(row, today),
    cost: costOfMembers(world, row, membersOn(row, today), effective_from),
    upcoming_changes: changes
      .filter(({ from }) => from > today)
      .map(({ from, members }) => ({
        effective_from: from,
        members,
        cost: costOfMembers(world, row, members, from),
      })),
    created_at: at,
    updated_at: at,
    object: "policy",
  };
}

/** The calendar day where the employee is: in London, in winter. */
export function todayOf({ now }: FakeWorld): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function planOf(world: FakeWorld, { planId }: PolicyRow): FakeWorld["plans"][number] {
  const found = world.plans.find(({ plan }) => plan.id === planId);
  if (found === undefined) throw new Error("The policy's plan is not in this world.");
  return found;
}

function selectionsOf(world: FakeWorld, row: PolicyRow) {
  const { plan } = planOf(world, row);
  return soundSelections.filter(({ configuration_id }) =>
    plan.coverage_configurations.some(({ id }) => id === configuration_id),
  );
}
