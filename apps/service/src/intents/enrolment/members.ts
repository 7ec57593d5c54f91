import type { AssociatedPerson } from "@enrolkit/contract";
import { memberTypeOf } from "@enrolkit/rules";
import type { ChosenDependent, MemberSnapshot, PolicyMember } from "../../store/rows.ts";
import type { CoveredPlan, EnrolmentSubject } from "./subject.ts";

/**
 * Whom a plan would cover: the policyholder and, where they were chosen for it, the dependents completed last. Once it
 * is confirmed these are the people as they were then, whatever becomes of their records.
 */
export function membersToCover(subject: EnrolmentSubject, { groupPolicy }: CoveredPlan): MemberSnapshot[] {
  const settled = subject.intent.settled?.find(({ group_policy_id }) => group_policy_id === groupPolicy.id);
  return settled?.members ?? membersOnFile(subject, groupPolicy.id);
}

function membersOnFile(
  { employee, completed, people }: EnrolmentSubject,
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

/** Chosen dependents as members, by their records; who has none is left out. */
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

type Identity = Pick<PolicyMember, "first_name" | "last_name" | "date_of_birth" | "sex_at_birth">;

function identityOf({ first_name, last_name, date_of_birth, sex_at_birth }: Identity): Identity {
  return { first_name, last_name, date_of_birth, sex_at_birth };
}
