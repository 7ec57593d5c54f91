import type { Cost } from "@enrolkit/types";
import { fromMinor, toMinor } from "@enrolkit/rules";

/** Amounts of several policies together, in currency units. */
export interface CostSum {
  currency: string;
  employee: number;
  employer: number;
  total: number;
}

/** Adds up a month, or the term, of policies of one currency, exactly; null where there are none. */
export function sumOfCosts(costs: readonly Cost[], span: "monthly" | "term" = "monthly"): CostSum | null {
  const currency = costs[0]?.currency;
  if (currency === undefined) return null;
  const add = (part: keyof Cost["monthly"]): number =>
    fromMinor(
      costs.reduce((sum, cost) => sum + toMinor(cost[span][part].gross, currency), 0),
      currency,
    );
  return {
    currency,
    employee: add("employee_contribution"),
    employer: add("employer_contribution"),
    total: add("total"),
  };
}
