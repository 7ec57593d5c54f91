import type { MonthlyShare } from "@enrolkit/rules";
import { useCallback } from "react";
import { costsOfOptions } from "../cost/added-costs.ts";
import type { CostPreviewInput } from "../cost/preview-costs.ts";
import { type CostPreviewOf, useFromPlans } from "./useCostPreview.ts";
import type { EnrolkitQueryResult } from "./useRead.ts";

export interface OptionPricesOf extends CostPreviewOf {
  /** The person whose own choices they are, among `dependents`; absent: choices for the whole policy. */
  readonly personId?: string | undefined;
}

const noPrices: Readonly<Record<string, MonthlyShare>> = {};

/** What each option would add to what the employee pays, by option id: the `prices` of `CoverageSelection`. */
export function useOptionPrices({
  personId,
  ...of
}: OptionPricesOf): EnrolkitQueryResult<Readonly<Record<string, MonthlyShare>>> {
  const work = useCallback(
    (input: CostPreviewInput): Readonly<Record<string, MonthlyShare>> => costsOfOptions(input, personId),
    [personId],
  );
  return useFromPlans(of, work, noPrices);
}
