import type { ContributionReport } from "@enrolkit/contract";
import { aggregatesOf } from "@enrolkit/rules";
import { invalidState } from "../problem/problem.ts";
import type { ContributionReportRow } from "../store/rows.ts";
import { emit } from "../events.ts";
import { type CommandContext, timestamp } from "../context.ts";

/** Returns the report as finalizing it now would leave it; the holder must be locked. Throws `invalid_state` if it is final. */
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

/** Finalizes a report; nothing changes it or its lines afterwards. */
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

/** Returns a report's totals: of its present lines while it is open, the fixed ones once it is finalized. */
export async function aggregatesOfReport(
  { all }: Pick<CommandContext, "all">,
  report: ContributionReportRow,
): Promise<ContributionReport["aggregates"]> {
  if (report.aggregates !== null) return report.aggregates;
  const breakdowns = await all.employeeBreakdowns.list({ contribution_report_id: report.id });
  return aggregatesOf(
    breakdowns.flatMap(({ employee_id, lines }) => lines.map((line) => ({ ...line, employee_id }))),
  );
}
