import type { CivilDate } from "../dates/civil-date.ts";
import { sumOf } from "../money/minor-units.ts";
import type { LineToReport } from "./lines-of-month.ts";

/** A line of a report, with its id (`ct_…`). */
export interface ReportedLine extends LineToReport {
  id: string;
}

/** One policy and one month of cover whose report is finalized. */
export interface MonthToCorrect {
  /** Every finalized line for the month: its own, and the adjustments of later reports. */
  reported: readonly ReportedLine[];
  /** What `linesOfMonth` returns for the month today. */
  due: readonly LineToReport[];
  /** The first day of the month of the report that gets the corrections. */
  reporting_month: CivilDate;
}

/**
 * Returns the one-off lines that correct a finalized month, beyond the adjustments that were made before; none where it
 * is right. Each names the line that it corrects and has its cover period; `adjustment_for` is null where the month had
 * no such line (decisions §5, "Contribution report").
 */
export function adjustmentsFor({ reported, due, reporting_month }: MonthToCorrect): LineToReport[] {
  const kinds = new Map([...reported, ...due].map((line) => [kindOf(line), line]));
  return [...kinds].flatMap(([kind, latest]) => {
    const isOfKind = (line: LineToReport): boolean => kindOf(line) === kind;
    const amount = amountOf(due.filter(isOfKind)) - amountOf(reported.filter(isOfKind));
    if (amount === 0) return [];
    const corrected = reported.find((line) => isOfKind(line) && !line.adjustment);
    return {
      payer: latest.payer,
      category: latest.category,
      member_type: latest.member_type,
      type: "one_off" as const,
      adjustment: true,
      adjustment_for: corrected?.id ?? null,
      amount,
      cover_period: (corrected ?? latest).cover_period,
      reporting_month,
    };
  });
}

function kindOf({ payer, category, member_type }: LineToReport): string {
  return [payer, category, member_type].join();
}

function amountOf(lines: readonly LineToReport[]): number {
  return sumOf(lines.map(({ amount }) => amount));
}
