import { ProblemError, invalidState } from "../problem/problem.ts";
import type { ContributionReportRow, ReportHolderRow } from "../store/rows.ts";
import { emit } from "../events.ts";
import { type CommandContext, timestamp } from "../context.ts";

/**
 * Returns the report as finalizing it now would leave it; the holder must be locked. Throws `invalid_state` if it is
 * final, and a 409 while its month is being filled: what is not reported yet belongs into it (docs/decisions/0057).
 */
export function finalizedReport(
  context: CommandContext,
  { filling }: ReportHolderRow,
  report: ContributionReportRow,
): ContributionReportRow {
  if (report.status === "finalized") {
    throw invalidState(
      "The report is finalized and stays as it is. Later changes are adjustments in the next open report.",
      { current_status: report.status, allowed_statuses: ["open"] },
    );
  }
  if (filling?.months.includes(report.month)) {
    throw new ProblemError(
      "invalid_state",
      "The month is being filled with the contributions of all employees. Send the same request again in a moment.",
      { status: 409, members: { current_status: report.status }, headers: { "Retry-After": "1" } },
    );
  }
  const now = timestamp(context);
  return { ...report, status: "finalized", finalized_at: now, updated_at: now };
}

/** Finalizes a report; nothing changes it or its lines afterwards. */
export async function finalizeReport(
  context: CommandContext,
  holder: ReportHolderRow,
  report: ContributionReportRow,
): Promise<ContributionReportRow> {
  const finalized = finalizedReport(context, holder, report);
  await context.all.contributionReports.replace(finalized);
  await emit(context, "contribution_report.finalized", {
    contribution_report_id: report.id,
    status: finalized.status,
  });
  return finalized;
}
