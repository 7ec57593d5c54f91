import type { EnrolmentIntent, PlanCoverageOptionSelection } from "@enrolkit/types";
import { benefitOf } from "../../cost/benefit-of.ts";
import type { Insurer } from "../shared/SupportLines.tsx";

/** The first day on which something is covered, `YYYY-MM-DD`. */
export function earliestStart({ policy_enrolments }: EnrolmentIntent): string {
  return policy_enrolments.map((policy) => policy.estimated_effective_from).toSorted()[0] ?? "";
}

/** The choices of policy scope that an intent holds, for all its plans. */
export function selectionsIn(intent: EnrolmentIntent): readonly PlanCoverageOptionSelection[] {
  return intent.policy_enrolments.flatMap((policy) => benefitOf(policy)?.coverage_selections ?? []);
}

/** The insurers of an enrolment, each once. */
export function insurersOf(intent: EnrolmentIntent, country: Insurer["country"]): Insurer[] {
  const byId = new Map(intent.policy_enrolments.map(({ provider }) => [provider.id, provider]));
  return Array.from(byId.values(), ({ id, name, support_phone_number }) => ({
    id,
    name,
    phone: support_phone_number,
    country,
  }));
}

/** Whether the service is working on an intent. */
export function isWorking(status: EnrolmentIntent["status"]): boolean {
  return ["processing", "scheduled", "enrolling"].includes(status);
}

/** Whether nothing more happens to an intent. */
export function isOver({ status }: EnrolmentIntent): boolean {
  return ["enrolled", "not_undertaken", "ineligible", "rejected"].includes(status);
}
