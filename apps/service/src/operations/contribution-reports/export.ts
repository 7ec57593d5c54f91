import { exportContributionReport } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentContributionExport } from "./present-export.ts";

export const exportReport = handle(exportContributionReport, async (context, { params }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const breakdowns = await context.visible.employeeBreakdowns.list({ contribution_report_id: report.id });
  return presentContributionExport(report, breakdowns);
});
