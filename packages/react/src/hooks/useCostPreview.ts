import type { PlanCoverageOptionSelection } from "@enrolkit/contract";
import { useMemo } from "react";
import { type ChosenDependent, type PolicyCost, previewCosts } from "../cost/preview-costs.ts";
import type { Resource } from "./resource.ts";
import { usePlans } from "./useCatalogue.ts";
import type { MaybeIntent } from "./useEnrolmentActions.ts";

export interface CostPreviewOf {
  readonly intent: MaybeIntent;
  /** Choices of policy scope; absent: those that the intent holds. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | null | undefined;
  /** Who would be covered beside the employee; nobody when absent. Keep the list stable. */
  readonly dependents?: readonly ChosenDependent[] | undefined;
}

const nobody: readonly ChosenDependent[] = [];

/** What these choices would cost, worked out in the browser to the cent as the service does: one entry for each policy. */
export function useCostPreview({
  intent,
  selections,
  dependents = nobody,
}: CostPreviewOf): Resource<readonly PolicyCost[]> {
  const plans = usePlans(intent?.policy_enrolments.map(({ plan }) => plan.id) ?? []);
  const loaded = plans.value;
  const value = useMemo(
    () => loaded && (intent ? previewCosts({ intent, plans: loaded, selections, dependents }) : []),
    [intent, loaded, selections, dependents],
  );
  return value === undefined ? (plans as Resource<never>) : { ...plans, status: "ready", value };
}
