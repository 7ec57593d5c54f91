import type { ContributionReport, ReportPeriod } from "@enrolkit/contract";
import { addDays, firstOfNextMonth } from "@enrolkit/rules";
import { aggregatesOfReport } from "../../contributions/aggregates.ts";
import type { CommandContext } from "../../context.ts";
import type { ContributionReportRow } from "../../store/rows.ts";

/** A contribution report as callers see it (decisions §2). */
export async function presentContributionReport(
  context: CommandContext,
  row: ContributionReportRow,
): Promise<ContributionReport> {
  return {
    id: row.id,
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    period: periodOf(row),
    status: row.status,
    finalized_at: row.finalized_at,
    created_at: row.created_at,
    last_updated_at: row.updated_at,
    aggregates: await aggregatesOfReport(context, row),
    object: "contribution_report",
  };
}

/** The whole month. */
export function periodOf({ month }: ContributionReportRow): ReportPeriod {
  const from_date = `${month}-01`;
  return { from_date, to_date: addDays(firstOfNextMonth(from_date), -1) };
}
