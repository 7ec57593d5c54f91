import type { AssociatedPerson } from "@enrolkit/contract";
import { memberTypeOf } from "@enrolkit/rules";
import type { ChosenDependent, MemberSnapshot, PolicyMember, ConfirmedEnrolment } from "../../store/rows.ts";
import type { Application } from "../../insurer/insurer.ts";
import type { CoveredPlan, EnrolmentContext } from "./enrolment-context.ts";

/**
 * The members that a plan would cover: the policyholder and, where they were chosen for it, the dependents completed
 * last. Once the enrolment is confirmed these are the people as they were then, whatever happens to their records.
 */
export function membersToCover(enrolment: EnrolmentContext, { groupPolicy }: CoveredPlan): MemberSnapshot[] {
  const confirmed = enrolment.intent.settled?.find(
    ({ group_policy_id }) => group_policy_id === groupPolicy.id,
  );
  return confirmed?.members ?? membersOnFile(enrolment, groupPolicy.id);
}

function membersOnFile(
  { employee, completed, people }: EnrolmentContext,
  groupPolicyId: string,
): MemberSnapshot[] {
  const chosen = completed?.group_policy_id === groupPolicyId ? completed.dependents : [];
  const policyholder: MemberSnapshot = {
    associated_person_id: null,
    member_type: "policyholder",
    ...identityOf(employee),
    coverage_selections: [],
  };
  return [policyholder, ...dependentsToCover(chosen, people)];
}

/** Chosen dependents as members, by their records; a person without one is left out. */
export function dependentsToCover(
  chosen: readonly ChosenDependent[],
  people: readonly AssociatedPerson[],
): MemberSnapshot[] {
  return chosen.flatMap(({ associated_person_id, coverage_selections }): MemberSnapshot[] => {
    const person = people.find(({ id }) => id === associated_person_id);
    if (person === undefined) return [];
    return [
      {
        associated_person_id,
        member_type: memberTypeOf(person.relationship_type),
        ...identityOf(person),
        coverage_selections: coverage_selections ?? [],
      },
    ];
  });
}

/**
 * What is confirmed: from here on the days no longer move with the calendar, and the members are those who were
 * screened and judged, under the names that they had.
 */
export function snapshot(enrolment: EnrolmentContext): ConfirmedEnrolment[] {
  return enrolment.plans.map((covered) => ({
    group_policy_id: covered.groupPolicy.id,
    effective_from: covered.effective_from,
    policy_id: null,
    members: membersToCover(enrolment, covered),
  }));
}

/** What the insurer is asked to take on: all members of the policies. */
export function applicationOf(enrolment: EnrolmentContext): Application {
  const members = enrolment.plans.flatMap((covered) => membersToCover(enrolment, covered));
  return {
    intent_id: enrolment.intent.id,
    policyholder: members.find(({ member_type }) => member_type === "policyholder") ?? enrolment.employee,
    dependents: members.filter(({ member_type }) => member_type !== "policyholder"),
  };
}

type Identity = Pick<PolicyMember, "first_name" | "last_name" | "date_of_birth" | "sex_at_birth">;

function identityOf({ first_name, last_name, date_of_birth, sex_at_birth }: Identity): Identity {
  return { first_name, last_name, date_of_birth, sex_at_birth };
}
