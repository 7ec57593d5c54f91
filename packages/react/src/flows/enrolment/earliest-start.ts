import type { EnrolmentIntent } from "@enrolkit/contract";

/** The first day on which something is covered, `YYYY-MM-DD`. */
export function earliestStart({ policy_enrolments }: EnrolmentIntent): string {
  return policy_enrolments.map((policy) => policy.estimated_effective_from).toSorted()[0] ?? "";
}
