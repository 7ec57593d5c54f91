import type { AmendmentArrears, ReportPeriod } from "@enrolkit/types";
import { addDays, type CivilDate, firstOfNextMonth, latestDate } from "../dates/civil-date.ts";
import { fromMinor, sumOf } from "../money/minor-units.ts";
import { currencyOf } from "../pricing/priced-family.ts";
import { adjustmentsFor } from "./adjustments-for.ts";
import { linesOfMonth, type LineToReport, type Payer } from "./lines-of-month.ts";
import type { PolicyHistory } from "./policy-history.ts";

/** A change of a policy that reaches into months whose contributions were deducted already. */
export interface ChangeOfPolicy {
  before: PolicyHistory;
  after: PolicyHistory;
  /** The first day on which the change takes effect. */
  effective_from: CivilDate;
  /** The months (`YYYY-MM`) that were deducted, oldest first. */
  deducted: readonly string[];
}

/**
 * Returns what is owed once for months that were deducted before a change, negative where it is paid back; null where
 * nothing is. It is the sum of the adjustments that the change makes to the lines of these months, in currency units:
 * premium and tax, less relief (docs/decisions/0077).
 */
export function arrearsOf({
  before,
  after,
  effective_from,
  deducted,
}: ChangeOfPolicy): AmendmentArrears | null {
  const corrected = deducted
    .filter((month) => month >= effective_from.slice(0, 7))
    .map((month) => ({ month, lines: adjustmentsOf(before, after, month) }))
    .filter(({ lines }) => lines.length > 0);
  const [first, last] = [corrected.at(0), corrected.at(-1)];
  if (first === undefined || last === undefined) return null;
  const currency = currencyOf(before.plan.pricing);
  const lines = corrected.flatMap((month) => month.lines);
  const owed = (ofPayer: readonly LineToReport[]): number =>
    fromMinor(sumOf(ofPayer.map(({ amount }) => amount)), currency);
  const paidBy = (payer: Payer): number => owed(lines.filter((line) => line.payer === payer));
  const [employee_contribution, employer_contribution] = [paidBy("employee"), paidBy("employer")];
  if (employee_contribution === 0 && employer_contribution === 0) return null;
  return {
    currency,
    period: periodOf(latestDate(effective_from, `${first.month}-01`), last.month, before, after),
    employee_contribution,
    employer_contribution,
    total: owed(lines),
  };
}

function adjustmentsOf(before: PolicyHistory, after: PolicyHistory, month: string): LineToReport[] {
  const reported = linesOfMonth(before, month).map((line) => ({ ...line, id: "" }));
  return adjustmentsFor({ reported, due: linesOfMonth(after, month), reporting_month: `${month}-01` });
}

/** Returns the days up to the end of a month, or to the later end of cover within it. */
function periodOf(
  from_date: CivilDate,
  month: string,
  one: PolicyHistory,
  other: PolicyHistory,
): ReportPeriod {
  const monthEnd = addDays(firstOfNextMonth(`${month}-01`), -1);
  const lastDay = ({ ends_on }: PolicyHistory): CivilDate =>
    ends_on !== null && ends_on < monthEnd ? ends_on : monthEnd;
  return { from_date, to_date: latestDate(lastDay(one), lastDay(other)) };
}
