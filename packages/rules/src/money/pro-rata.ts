import { type CivilDate, coveredMonths } from "../dates/civil-date.ts";
import type { MinorUnits } from "./minor-units.ts";
import { fraction, scale } from "./fraction.ts";

/** The covered days of one calendar month (`YYYY-MM`). */
export interface MonthPart {
  month: string;
  days: number;
  days_in_month: number;
}

interface ProRata {
  parts: (MonthPart & { amount: MinorUnits })[];
  total: MinorUnits;
}

/** An amount and the employer's part of it. */
export interface SplitAmount {
  total: MinorUnits;
  employer: MinorUnits;
}

interface SharedAmounts extends SplitAmount {
  employee: MinorUnits;
}

interface ProRataShares extends SharedAmounts {
  parts: (MonthPart & SharedAmounts)[];
}

/**
 * Returns a monthly amount for the days from `from` to `to`, both included. Each month is rounded half up by itself:
 * amount × days / days in the month (decisions §6).
 */
export function proRata(monthly: MinorUnits, from: CivilDate, to: CivilDate): ProRata {
  const parts = coveredMonths(from, to).map((part) => ({ ...part, amount: ofMonth(monthly, part) }));
  return { parts, total: parts.reduce((sum, part) => sum + part.amount, 0) };
}

/**
 * Returns a monthly total and the employer's part of it for the days from `from` to `to`. Both are rounded, and the
 * employee pays the rest; the cost sharing is not applied again to the smaller total.
 */
export function proRataShares(monthly: SplitAmount, from: CivilDate, to: CivilDate): ProRataShares {
  const parts = coveredMonths(from, to).map((part) => {
    const total = ofMonth(monthly.total, part);
    const employer = ofMonth(monthly.employer, part);
    return { ...part, total, employer, employee: total - employer };
  });
  const sum = (key: keyof SharedAmounts): MinorUnits => parts.reduce((total, part) => total + part[key], 0);
  return { parts, total: sum("total"), employer: sum("employer"), employee: sum("employee") };
}

function ofMonth(amount: MinorUnits, part: MonthPart): MinorUnits {
  return scale(amount, fraction(part.days, part.days_in_month));
}
