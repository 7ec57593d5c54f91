import type { AssociatedPerson, EligibilityItem, IneligibilityCode, Provider } from "@enrolkit/contract";
import type { Eligibility } from "@enrolkit/rules";

const reasons: Record<Exclude<IneligibilityCode, "restricted">, string> = {
  relationship_not_covered: "This plan does not cover this relation.",
  under_minimum_age: "Too young on the day that cover begins.",
  over_maximum_age: "Above the age up to which this plan covers this relation.",
  student_evidence_required: "Can be covered with proof of study.",
  maximum_partners_reached: "Another partner is on the list already, and the plan covers one.",
  already_covered: "Covered by another policy already.",
  unknown: "Cannot be covered at the moment.",
};

/** Whether a person may be covered, with the reason in words for the end user. */
export function presentEligibility(
  person: AssociatedPerson,
  verdict: Eligibility,
  provider: Provider,
): EligibilityItem {
  const { eligibility_status, ineligibility_code, becomes_eligible_on } = verdict;
  return {
    associated_person_id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    date_of_birth: person.date_of_birth,
    sex_at_birth: person.sex_at_birth,
    relationship: person.relationship_type,
    eligibility_status,
    ineligibility_reason: ineligibility_code && reasonFor(ineligibility_code, provider),
    ineligibility_code,
    becomes_eligible_on,
  };
}

function reasonFor(code: IneligibilityCode, provider: Provider): string {
  if (code !== "restricted") return reasons[code];
  return `Cannot be covered by this plan. ${provider.name} can tell you more: ${provider.support_phone}.`;
}
