import type { ContributionReport, Currency } from "@enrolkit/contract";
import { fromMinor, sumOf } from "../money/minor-units.ts";
import type { LineToReport } from "./lines-of-month.ts";

/** A line of a report with its employee; the amount is in minor units of the currency. */
export interface LineToAggregate extends Pick<LineToReport, "payer" | "adjustment" | "amount"> {
  employee_id: string;
  currency: Currency;
}

/**
 * Returns the totals of a report per currency, in currency units, ordered by currency code. The totals of employer and
 * employee include adjustments and add up to the total; `adjustment_total` is the part of it that is adjustments.
 * Employees count when they have a line (decisions §2, "Contribution report").
 */
export function aggregatesOf(lines: readonly LineToAggregate[]): ContributionReport["aggregates"] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const ofCurrency = lines.filter((line) => line.currency === currency);
    const total = (isCounted: (line: LineToAggregate) => boolean): number =>
      fromMinor(sumOf(ofCurrency.filter(isCounted).map(({ amount }) => amount)), currency);
    return {
      currency,
      employee_count: new Set(ofCurrency.map(({ employee_id }) => employee_id)).size,
      employer_contribution_total: total(({ payer }) => payer === "employer"),
      employee_contribution_total: total(({ payer }) => payer === "employee"),
      adjustment_total: total(({ adjustment }) => adjustment),
      total: total(() => true),
    };
  });
}
