import type { PolicyEnrolment } from "@enrolkit/types";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import { benefitOf } from "../../cost/benefit-of.ts";

/** Whether the employer pays all of some policies, or does so before choices that can still change it; null where not. */
export function paidByEmployer(policies: readonly PolicyEnrolment[]): "employerAll" | "basic" | null {
  const sum = sumOfCosts(policies.map(({ cost }) => cost));
  if (sum === null || sum.employee > 0 || sum.employer === 0) return null;
  return policies.some(isOpenToChoice) ? "basic" : "employerAll";
}

/** Whether the employee has chosen something of a policy. */
export function hasChosen(policy: PolicyEnrolment): boolean {
  return (benefitOf(policy)?.coverage_selections?.length ?? 0) > 0;
}

/** Whether choices that can change the price are still to be made. */
export function isOpenToChoice(policy: PolicyEnrolment): boolean {
  const { coverage_options, coverage_selections } = benefitOf(policy) ?? {};
  return coverage_selections == null && (coverage_options?.length ?? 0) > 0;
}
