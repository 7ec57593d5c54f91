import type { ContributionReport, Currency } from "@enrolkit/types";
import { fromMinor, sumOf } from "../money/minor-units.ts";
import type { LineToReport } from "./lines-of-month.ts";

/** A line of a report with its employee; the amount is in minor units of the currency. */
export interface LineToAggregate extends Pick<LineToReport, "payer" | "adjustment" | "amount"> {
  employee_id: string;
  currency: Currency;
}

/** What is kept of a report's lines in one currency, in minor units; employees count when they have a line. */
export interface ContributionTotals {
  currency: Currency;
  employee_count: number;
  employer: number;
  employee: number;
  adjustment: number;
}

/** Returns the totals of lines per currency, ordered by currency code. */
export function totalsOf(lines: readonly LineToAggregate[]): ContributionTotals[] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const ofCurrency = lines.filter((line) => line.currency === currency);
    const total = (isCounted: (line: LineToAggregate) => boolean): number =>
      sumOf(ofCurrency.filter(isCounted).map(({ amount }) => amount));
    return {
      currency,
      employee_count: new Set(ofCurrency.map(({ employee_id }) => employee_id)).size,
      employer: total(({ payer }) => payer === "employer"),
      employee: total(({ payer }) => payer === "employee"),
      adjustment: total(({ adjustment }) => adjustment),
    };
  });
}

/**
 * Returns totals after the lines of one employee have changed: they follow the lines without reading those of anyone
 * else. A currency that no employee has a line in is left out.
 */
export function totalsAfter(
  totals: readonly ContributionTotals[],
  before: readonly LineToAggregate[],
  after: readonly LineToAggregate[],
): ContributionTotals[] {
  const sums = new Map<string, ContributionTotals>();
  const add = (parts: readonly ContributionTotals[], sign: 1 | -1) => {
    for (const part of parts) {
      const { currency } = part;
      const sum = sums.get(currency) ?? { ...nothing, currency };
      sums.set(currency, {
        currency,
        employee_count: sum.employee_count + sign * part.employee_count,
        employer: sum.employer + sign * part.employer,
        employee: sum.employee + sign * part.employee,
        adjustment: sum.adjustment + sign * part.adjustment,
      });
    }
  };
  add(totals, 1);
  add(totalsOf(before), -1);
  add(totalsOf(after), 1);
  return [...sums.values()]
    .filter(({ employee_count }) => employee_count > 0)
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

const nothing = { employee_count: 0, employer: 0, employee: 0, adjustment: 0 };

/**
 * Returns the totals of a report per currency, in currency units, ordered by currency code. The totals of employer and
 * employee include adjustments and add up to the total; `adjustment_total` is the part of it that is adjustments.
 * Employees count when they have a line (decisions §2, "Contribution report").
 */
export function aggregatesOf(lines: readonly LineToAggregate[]): ContributionReport["aggregates"] {
  return aggregatesFrom(totalsOf(lines));
}

/** As `aggregatesOf`, from the totals that were kept of the lines. */
export function aggregatesFrom(totals: readonly ContributionTotals[]): ContributionReport["aggregates"] {
  return totals.map(({ currency, employee_count, employer, employee, adjustment }) => ({
    currency,
    employee_count,
    employer_contribution_total: fromMinor(employer, currency),
    employee_contribution_total: fromMinor(employee, currency),
    adjustment_total: fromMinor(adjustment, currency),
    total: fromMinor(employer + employee, currency),
  }));
}
