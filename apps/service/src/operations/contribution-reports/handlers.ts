import {
  exportContributionReport,
  finalizeContributionReport,
  listContributionReports,
  listEmployeeBreakdowns,
  type OperationInput,
  retrieveContributionReport,
  retrieveEmployeeBreakdown,
} from "@enrolkit/contract";
import type { FieldSentences } from "@enrolkit/rules";
import { finalizedReport, finalizeReport } from "../../contributions/finalize.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import type { Where } from "../../store/store.ts";
import { assertOwnCustomer, customerFilterIssue } from "../assertions.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentContributionReport, presentEmployeeBreakdown } from "./present.ts";
import { breakdownsInBatches, payrollInBatches } from "../../store/breakdowns.ts";
import { presentContributionExport } from "./present-export.ts";
import { presentPayrollExport } from "./present-payroll.ts";

export const list = handle(listContributionReports, async (context, { query }) => {
  const { page, page_size, before, ...filter } = query;
  if (filter.employer_id !== undefined) await context.visible.employers.get(filter.employer_id);
  const where = reportFilter(context, filter);
  const reports = await context.visible.contributionReports.page(where, { page, page_size, before });
  return presentPage(reports, presentContributionReport);
});

export const retrieve = handle(retrieveContributionReport, async (context, { params }) =>
  presentContributionReport(await context.visible.contributionReports.get(params.contribution_report_id)),
);

export const listBreakdowns = handle(listEmployeeBreakdowns, async (context, { params, query }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const page = await context.visible.employeeBreakdowns.page({ contribution_report_id: report.id }, query);
  return presentPage(page, (row) => presentEmployeeBreakdown(report, row));
});

export const retrieveBreakdown = handle(retrieveEmployeeBreakdown, async (context, { params }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const [row] = await context.visible.employeeBreakdowns.list({
    contribution_report_id: report.id,
    employee_id: params.employee_id,
  });
  if (row === undefined) throw notFound("employee");
  return presentEmployeeBreakdown(report, row);
});

export const exportReport = handle(exportContributionReport, async (context, { params, query }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const { store } = context.services;
  if (query.layout !== "payroll")
    return presentContributionExport(report, breakdownsInBatches(store, context.platform.id, report.id));
  const { pay_elements = [] } = await context.all.employers.get(report.employer_id);
  const plans = new Map((await context.all.plans.list()).map((plan) => [plan.id, plan]));
  return presentPayrollExport(report, payrollInBatches(store, context.platform.id, report.id), {
    payElements: pay_elements,
    plans,
  });
});

export const finalize = handle(finalizeContributionReport, async (context, { params, query }) => {
  const { holder_id, id } = await context.visible.contributionReports.get(params.contribution_report_id);
  const holder = await context.all.reportHolders.lock(holder_id);
  const report = await context.visible.contributionReports.get(id);
  const finalized =
    query.dry_run === "true"
      ? finalizedReport(context, holder, report)
      : await finalizeReport(context, holder, report);
  return presentContributionReport(finalized);
});

type ReportFilter = Omit<
  OperationInput<typeof listContributionReports>["query"],
  "page" | "page_size" | "before"
>;

/** Throws the 400 where filters do not fit together, or do not fit the platform's type; the 404 for another's customer. */
function reportFilter(context: OperationContext, filter: ReportFilter): Where {
  const { employer_id, external_customer_id, status, month, year } = filter;
  const errors: FieldSentences = {};
  if (month !== undefined && year === undefined) errors.month = ["needs the year beside it"];
  const customerIssue = customerFilterIssue(context, external_customer_id);
  if (customerIssue !== undefined) errors.external_customer_id = [customerIssue];
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
  assertOwnCustomer(context, external_customer_id);
  return {
    ...namedFilters({ employer_id, external_customer_id, year, status }),
    ...(month !== undefined && { month: `${year}-${month.padStart(2, "0")}` }),
  };
}
