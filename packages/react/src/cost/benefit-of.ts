import type { BenefitEnrolment, PolicyEnrolment } from "@enrolkit/types";

/** What is settled for a policy, whichever benefit it is. */
export function benefitOf(policy: PolicyEnrolment): BenefitEnrolment | undefined {
  return policy.health_insurance ?? policy.life_assurance;
}
