import type { Cost, CoveredMember, Plan, PlanCoverage, Policy, PolicyEnrolment } from "@enrolkit/types";
import {
  enrolmentCost,
  type FamilyToShare,
  type MemberToCover,
  memberTypeOf,
  narrowCoverage,
} from "@enrolkit/rules";
import {
  type ChosenDependent,
  type MemberCost,
  memberCosts,
  type PersonOnLine,
  selectionsOf,
} from "./preview-costs.ts";

/** A policy with the enrolment that it came of and its plan: together they set its prices. */
export interface PolicyToPrice {
  readonly policy: Policy;
  readonly enrolled: PolicyEnrolment;
  readonly plan: Plan;
}

/** The members that a policy covers on a day, with what was agreed for later days. */
export function membersOn(policy: Policy, day: string): readonly CoveredMember[] {
  return (
    policy.upcoming_changes.findLast(({ effective_from }) => effective_from <= day)?.members ?? policy.members
  );
}

/** What a policy costs on a day, with what was agreed for later days. */
export function costOn({ upcoming_changes, cost }: Policy, day: string): Cost {
  return upcoming_changes.findLast(({ effective_from }) => effective_from <= day)?.cost ?? cost;
}

/** The coverages of a policy, narrowed to what the employer, the employee and each of these members have chosen. */
export function chosenIn(
  { policy, enrolled, plan }: PolicyToPrice,
  members: readonly CoveredMember[] = policy.members,
): PlanCoverage[] | null {
  return narrowCoverage(plan.coverage_configurations, [
    ...selectionsOf(enrolled.plan.coverage_options ?? [], "group_policy"),
    ...policy.coverage_selections,
    ...members.flatMap(({ coverage_selections }) => coverage_selections),
  ]);
}

/** The day from which today's members cost what they cost today. */
export function costBegan({ effective_from, cover_history }: Policy): string {
  return cover_history.at(-1)?.effective_from ?? effective_from;
}

/** A member as their price needs them, and as a line of the cost names them: null is the employee. */
export interface MemberOfFamily extends MemberToCover {
  readonly person: PersonOnLine | null;
}

/** What sets the price of cover for some members from a day on. */
export function familyFrom(
  { policy, enrolled, plan }: PolicyToPrice,
  members: readonly MemberOfFamily[],
  effective_from: string,
): FamilyToShare & { readonly plan: Plan } {
  return {
    plan,
    cost_sharing: policy.cost_sharing,
    group_selections: selectionsOf(enrolled.plan.coverage_options ?? [], "group_policy"),
    policy_selections: policy.coverage_selections,
    members,
    effective_from,
  };
}

/** What cover of some members costs from a day on: the service's own figures, by the service's own rules. */
export function costFrom(
  policy: PolicyToPrice,
  members: readonly MemberOfFamily[],
  effective_from: string,
): Cost {
  const { year_ends_on } = policy.policy;
  return enrolmentCost({ ...familyFrom(policy, members, effective_from), year_ends_on });
}

/** The same person by person; null where the plan covers the employee alone. */
export function memberCostsFrom(
  policy: PolicyToPrice,
  members: readonly MemberOfFamily[],
  effective_from: string,
): MemberCost[] | null {
  return memberCosts(
    familyFrom(policy, members, effective_from),
    members.map(({ person }) => person),
  );
}

/** A member as their price needs them: their age counts on the first day of their own cover. */
export function asCovered(member: CoveredMember): MemberOfFamily {
  const { member_type, date_of_birth, covered_from, coverage_selections, first_name, last_name } = member;
  return {
    member_type,
    date_of_birth,
    ages_on: covered_from,
    selections: coverage_selections,
    person:
      member_type === "policyholder"
        ? null
        : { id: member.associated_person_id ?? member.id, date_of_birth, first_name, last_name },
  };
}

/**
 * The members after a change: those on the list, and covered members whose record was deleted, who are on no list.
 * `before` are those without the change, `onFile` the ids of everyone with a record.
 */
export function membersAfter(
  before: readonly CoveredMember[],
  list: readonly ChosenDependent[],
  onFile: readonly string[],
): MemberOfFamily[] {
  const unlisted = before.filter(({ associated_person_id: id }) => id === null || !onFile.includes(id));
  return [
    ...unlisted.map(asCovered),
    ...list.map(({ person, selections }): MemberOfFamily => {
      const covered = before.find(({ associated_person_id }) => associated_person_id === person.id);
      if (covered !== undefined)
        return { ...asCovered(covered), selections: selections ?? covered.coverage_selections };
      const { date_of_birth, relationship_type } = person;
      return {
        member_type: memberTypeOf(relationship_type),
        date_of_birth,
        selections: selections ?? [],
        person,
      };
    }),
  ];
}
