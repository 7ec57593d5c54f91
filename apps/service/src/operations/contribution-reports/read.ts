import {
  listContributionReports,
  listEmployeeBreakdowns,
  retrieveContributionReport,
  retrieveEmployeeBreakdown,
} from "@enrolkit/contract";
import { notFound } from "../../problem/problem.ts";
import { handle } from "../handle.ts";
import { presentContributionReport } from "./present.ts";
import { presentEmployeeBreakdown } from "./present-breakdown.ts";
import { reportsAskedFor } from "./filter.ts";

export const list = handle(listContributionReports, async (context, { query }) => {
  const { page, page_size, ...filter } = query;
  if (filter.employer_id !== undefined) await context.visible.employers.get(filter.employer_id);
  const where = reportsAskedFor(context.platform, filter);
  const found = await context.visible.contributionReports.page(where, { page, page_size });
  return {
    ...found,
    items: await Promise.all(found.items.map((row) => presentContributionReport(context, row))),
  };
});

export const retrieve = handle(retrieveContributionReport, async (context, { params }) =>
  presentContributionReport(
    context,
    await context.visible.contributionReports.get(params.contribution_report_id),
  ),
);

export const listBreakdowns = handle(listEmployeeBreakdowns, async (context, { params, query }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const page = await context.visible.employeeBreakdowns.page({ contribution_report_id: report.id }, query);
  return { ...page, items: page.items.map((row) => presentEmployeeBreakdown(report, row)) };
});

export const retrieveBreakdown = handle(retrieveEmployeeBreakdown, async (context, { params }) => {
  const report = await context.visible.contributionReports.get(params.contribution_report_id);
  const [row] = await context.visible.employeeBreakdowns.list({
    contribution_report_id: report.id,
    employee_id: params.employee_id,
  });
  if (row === undefined) throw notFound();
  return presentEmployeeBreakdown(report, row);
});
