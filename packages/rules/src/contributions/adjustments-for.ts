import type { CivilDate } from "../dates/civil-date.ts";
import { type LineToReport, sumOf } from "./lines-of-month.ts";

/** A line as a report keeps it, with its id (`ct_…`). */
export interface ReportedLine extends LineToReport {
  id: string;
}

/** One policy and one month of cover whose report is finalized. */
export interface MonthToCorrect {
  /** Every finalized line that covers the month: its own, and adjustments that later reports made to it. */
  reported: readonly ReportedLine[];
  /** What `linesOfMonth` says of the month today. */
  due: readonly LineToReport[];
  /** First day of the month of the report that takes the corrections up. */
  reporting_month: CivilDate;
}

/**
 * The one-off lines that make up for what a finalized month has too much or too little, after what was already
 * adjusted: none where it is right. They name the line that they correct and keep its cover period; null where
 * the month had no such line (decisions §5, "Contribution report").
 */
export function adjustmentsFor({ reported, due, reporting_month }: MonthToCorrect): LineToReport[] {
  const kinds = new Map([...reported, ...due].map((line) => [kindOf(line), line]));
  return [...kinds].flatMap(([kind, latest]) => {
    const ofKind = (line: LineToReport): boolean => kindOf(line) === kind;
    const amount = amountOf(due.filter(ofKind)) - amountOf(reported.filter(ofKind));
    if (amount === 0) return [];
    const corrected = reported.find((line) => ofKind(line) && !line.adjustment);
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
