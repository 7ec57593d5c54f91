import { invalidState } from "../problem/problem.ts";
import type { ContributionReportRow } from "../store/rows.ts";
import { emit } from "../events.ts";
import { type CommandContext, timestamp } from "../context.ts";
import { aggregatesOfReport } from "./aggregates.ts";

/**
 * What a report is once it is finalized now. Throws `invalid_state` where it is already. The holder is locked by the
 * caller.
 */
export async function finalizedReport(
  context: CommandContext,
  report: ContributionReportRow,
): Promise<ContributionReportRow> {
  if (report.status === "finalized") {
    throw invalidState(
      "The report is finalized and stays as it is. Later changes are adjustments in the next open report.",
      { current_status: report.status, allowed_statuses: ["open"] },
    );
  }
  const now = timestamp(context);
  const aggregates = await aggregatesOfReport(context, report);
  return { ...report, status: "finalized", aggregates, finalized_at: now, updated_at: now };
}

/** Finalizes a report for good: nothing writes to it or its lines afterwards. */
export async function finalizeReport(
  context: CommandContext,
  report: ContributionReportRow,
): Promise<ContributionReportRow> {
  const finalized = await finalizedReport(context, report);
  await context.all.contributionReports.replace(finalized);
  await emit(context, "contribution_report.finalized", {
    contribution_report_id: report.id,
    status: finalized.status,
  });
  return finalized;
}
