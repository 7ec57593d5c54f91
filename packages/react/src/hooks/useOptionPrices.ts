import type { MonthlyShare } from "@enrolkit/rules";
import type { Plan } from "@enrolkit/types";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { costsOfOptions } from "../cost/added-costs.ts";
import { useEnrolkit } from "../provider/context.ts";
import { plansQuery } from "./queries.ts";
import { type CostPreviewOf, noDependents } from "./useCostPreview.ts";
import type { EnrolkitQueryResult } from "./useRead.ts";

export interface OptionPricesOf extends CostPreviewOf {
  /** The person whose own choices they are, among `dependents`; absent: choices for the whole policy. */
  readonly personId?: string | undefined;
}

/** What each option would add to what the employee pays, by option id: the `prices` of `CoverageSelection`. */
export function useOptionPrices({
  intent,
  selections,
  dependents = noDependents,
  personId,
}: OptionPricesOf): EnrolkitQueryResult<Readonly<Record<string, MonthlyShare>>> {
  const enrolkit = useEnrolkit();
  const planIds = intent?.policy_enrolments.map(({ plan }) => plan.id) ?? [];
  const select = useCallback(
    (plans: readonly Plan[]): Readonly<Record<string, MonthlyShare>> =>
      intent ? costsOfOptions({ intent, plans, selections, dependents }, personId) : {},
    [intent, selections, dependents, personId],
  );
  return useQuery({ ...plansQuery(enrolkit, planIds), select }, enrolkit.queryClient);
}
