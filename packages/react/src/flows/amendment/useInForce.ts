import type { EnrolkitError } from "@enrolkit/client";
import type { Policy, PolicyEnrolment } from "@enrolkit/contract";
import type { PolicyToPrice } from "../../cost/changed-cost.ts";
import { useWhereAndWhen, type WhereAndWhen } from "../shared/useLocalDay.ts";
import { usePlan } from "../../hooks/useCatalogue.ts";
import { useEnrolmentOfPolicy } from "../../hooks/usePolicies.ts";

/** The cover that somebody has, and where and when they are. */
export interface InForce extends PolicyToPrice, Pick<WhereAndWhen, "place" | "now" | "today"> {
  readonly provider: PolicyEnrolment["provider"];
}

interface Unreadable {
  readonly error: EnrolkitError;
  readonly again: () => void;
}

/** Everything that a change to a policy is judged and priced by; null while it is on its way. */
export function useInForce(policy: Policy): InForce | Unreadable | null {
  const enrolment = useEnrolmentOfPolicy(policy);
  const plan = usePlan(policy.plan_id);
  const { employee, place, now, today } = useWhereAndWhen(policy.employee_id);
  for (const read of [enrolment, plan]) {
    if (read.isLoadingError) return { error: read.error, again: () => void read.refetch() };
  }
  const enrolled = enrolment.data?.policy_enrolments.find((one) => one.plan.id === policy.plan_id);
  if (enrolled === undefined || plan.data === undefined || employee === undefined) return null;
  return { policy, enrolled, plan: plan.data, provider: enrolled.provider, place, now, today };
}
