import type { ContributionReport, Currency } from "@enrolkit/contract";
import { fromMinor } from "../money/minor-units.ts";
import { type LineToReport, sumOf } from "./lines-of-month.ts";

/** A line of a report and whose it is; the amount is in minor units of the currency. */
export interface LineToAggregate extends Pick<LineToReport, "payer" | "adjustment" | "amount"> {
  employee_id: string;
  currency: Currency;
}

/**
 * A report's totals per currency, as they travel, in the order of the codes. The totals of employer and employee
 * hold everything, adjustments too, and make the total; `adjustment_total` is how much of it is adjustments.
 * Employees count when they have a line (decisions §2, "Contribution report").
 */
export function aggregatesOf(lines: readonly LineToAggregate[]): ContributionReport["aggregates"] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const total = (counts: (line: LineToAggregate) => boolean): number =>
      fromMinor(sumOf(own.filter(counts).map(({ amount }) => amount)), currency);
    return {
      currency,
      employee_count: new Set(own.map(({ employee_id }) => employee_id)).size,
      employer_contribution_total: total(({ payer }) => payer === "employer"),
      employee_contribution_total: total(({ payer }) => payer === "employee"),
      adjustment_total: total(({ adjustment }) => adjustment),
      total: total(() => true),
    };
  });
}
