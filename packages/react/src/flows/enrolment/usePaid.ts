import type { EnrolmentIntent } from "@enrolkit/contract";
import { useMemo } from "react";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import { type ChosenDependent, previewCosts } from "../../cost/preview-costs.ts";
import { usePlans } from "../../hooks/useCatalogue.ts";

/** What the employee pays a month for some people, as an enrolment is settled otherwise; null while that is not known. */
export function usePaid(
  intent: EnrolmentIntent,
): ((dependents: readonly ChosenDependent[]) => number) | null {
  const plans = usePlans(intent.policy_enrolments.map(({ plan }) => plan.id)).data;
  return useMemo(
    () =>
      plans === undefined
        ? null
        : (dependents) =>
            sumOfCosts(previewCosts({ intent, plans, dependents }).map(({ cost }) => cost))?.employee ?? 0,
    [intent, plans],
  );
}
