import type { ContributionReport } from "@enrolkit/contract";
import { aggregatesOf } from "@enrolkit/rules";
import type { ContributionReportRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";

/** A report's totals: of its lines while it is open, as they were fixed once it is finalized. */
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
