import type { Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type ChosenDependent, type PolicyCost, previewCosts } from "../cost/preview-costs.ts";
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

export const noDependents: readonly ChosenDependent[] = [];

/** What these choices would cost, worked out in the browser to the cent as the service does: one entry for each policy. */
export function useCostPreview({
  intent,
  selections,
  dependents = noDependents,
}: CostPreviewOf): EnrolkitQueryResult<readonly PolicyCost[]> {
  const enrolkit = useEnrolkit();
  const planIds = intent?.policy_enrolments.map(({ plan }) => plan.id) ?? [];
  const select = useCallback(
    (plans: readonly Plan[]): readonly PolicyCost[] =>
      intent ? previewCosts({ intent, plans, selections, dependents }) : [],
    [intent, selections, dependents],
  );
  return useQuery({ ...plansQuery(enrolkit, planIds), select }, enrolkit.queryClient);
}
