import { finalizeContributionReport } from "@enrolkit/contract";
import { finalizedReport, finalizeReport } from "../../contributions/finalize.ts";
import { handle } from "../handle.ts";
import { presentContributionReport } from "./present.ts";

export const finalize = handle(finalizeContributionReport, async (context, { params, query }) => {
  const { holder_id, id } = await context.visible.contributionReports.get(params.contribution_report_id);
  await context.all.reportHolders.lock(holder_id);
  const report = await context.visible.contributionReports.get(id);
  const finalized =
    query.dry_run === "true" ? await finalizedReport(context, report) : await finalizeReport(context, report);
  return presentContributionReport(context, finalized);
});
