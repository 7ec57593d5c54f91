import { type Request, Router } from "express";
import { describePayrollMonth } from "../employer/payroll/month.ts";
import { describePayroll, inShort, monthOf, reportIn, reportsOf } from "../employer/payroll/reports.ts";
import { badRequest } from "../refusal.ts";
import { type Context, signedInForCompany } from "./context.ts";

/**
 * The payroll page's part of the backend. An employer's session sees totals alone: what each employee pays, and
 * finalizing, take the secret key, and that is lent to the administrator only, for the company's own reports.
 */
export function payrollRoutes(context: Context) {
  const opened = async (request: Request) => (await signedInForCompany(context, request)).opened;
  return Router()
    .get("/employer/payroll", async (request, response) => {
      response.json(await describePayroll(await opened(request)));
    })
    .get("/employer/payroll/:report_id", async (request, response) => {
      response.json(await describePayrollMonth(await opened(request), request.params.report_id));
    })
    .post("/employer/payroll/:report_id/finalize", async (request, response) => {
      const company = await opened(request);
      const dry_run: unknown = request.body?.dry_run;
      if (typeof dry_run !== "boolean") throw badRequest("`dry_run` must be true or false.");
      const { id } = reportIn(await reportsOf(company), request.params.report_id);
      const report = await company.api.call("FinalizeContributionReport", {
        params: { contribution_report_id: id },
        query: { dry_run: dry_run ? "true" : "false" },
      });
      response.json(inShort(report));
    })
    .get("/employer/payroll/:report_id/contributions.csv", async (request, response) => {
      const company = await opened(request);
      const report = reportIn(await reportsOf(company), request.params.report_id);
      const params = { contribution_report_id: report.id };
      const csv = await company.api.call("ExportContributionReport", { params });
      const state = report.status === "open" ? "-open" : "";
      response.attachment(`contributions-${monthOf(report)}${state}.csv`).send(csv);
    });
}
