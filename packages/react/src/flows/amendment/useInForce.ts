import type { Policy, PolicyEnrolment } from "@enrolkit/types";
import type { PolicyToPrice } from "../../cost/changed-cost.ts";
import { useEmployee, usePlan } from "../../hooks/useCatalogue.ts";
import { useEnrolmentOfPolicy } from "../../hooks/usePolicies.ts";
import type { Read } from "../shared/Loaded.tsx";
import { type LocalDay, useEmployeeDay } from "../shared/useLocalDay.ts";

/** The cover that an employee has, and what day it is where they are. */
export interface InForce extends PolicyToPrice, LocalDay {
  readonly provider: PolicyEnrolment["provider"];
}

/** Everything that a change to a policy is checked and priced by. */
export function useInForce(policy: Policy): Read<InForce> {
  const enrolment = useEnrolmentOfPolicy(policy);
  const plan = usePlan(policy.plan_id);
  const employee = useEmployee(policy.employee_id);
  const day = useEmployeeDay(policy.employee_id);
  const failed = [enrolment, plan, employee].find((read) => read.isLoadingError);
  const enrolled = enrolment.data?.policy_enrolments.find((one) => one.plan.id === policy.plan_id);
  const data =
    enrolled && plan.data && day.isKnown
      ? { policy, enrolled, plan: plan.data, provider: enrolled.provider, ...day }
      : undefined;
  return { data, error: failed?.error ?? null, refetch: (failed ?? enrolment).refetch };
}
