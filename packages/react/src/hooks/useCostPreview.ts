import type { Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type ChosenDependent,
  type CostPreviewInput,
  type PolicyCost,
  previewCosts,
} from "../cost/preview-costs.ts";
import { useEnrolkit } from "../provider/context.ts";
import { plansQuery } from "./queries.ts";
import type { MaybeIntent } from "./useEnrolment.ts";
import type { EnrolkitQueryResult } from "./useRead.ts";

export interface CostPreviewOf {
  /** The enrolment; null or undefined while it loads. */
  readonly intent: MaybeIntent;
  /** Choices of policy scope; absent: those that the intent holds. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | null | undefined;
  /** Who would be covered beside the employee; no one when absent. Keep the list stable. */
  readonly dependents?: readonly ChosenDependent[] | undefined;
}

const noDependents: readonly ChosenDependent[] = [];

/** What these choices would cost, worked out in the browser to the cent as the service does: one entry for each policy. */
export function useCostPreview(of: CostPreviewOf): EnrolkitQueryResult<readonly PolicyCost[]> {
  return useFromPlans(of, previewCosts, noPolicies);
}

const noPolicies: readonly PolicyCost[] = [];

/** What follows from the plans of an enrolment and these choices; `before` while there is no enrolment. `work` is always the same function for the same thing. */
export function useFromPlans<Result>(
  { intent, selections, dependents = noDependents }: CostPreviewOf,
  work: (input: CostPreviewInput) => Result,
  before: Result,
): EnrolkitQueryResult<Result> {
  const enrolkit = useEnrolkit();
  const planIds = intent?.policy_enrolments.map(({ plan }) => plan.id) ?? [];
  const select = useCallback(
    (plans: readonly Plan[]): Result => (intent ? work({ intent, plans, selections, dependents }) : before),
    [intent, selections, dependents, work, before],
  );
  return useQuery({ ...plansQuery(enrolkit, planIds), select }, enrolkit.queryClient);
}
