import { z } from "zod";
import { operation } from "../operation.ts";
import { ContributionReport } from "../resources/contribution-report.ts";
import { EmployeeBreakdown } from "../resources/employee-breakdown.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";
import { text } from "../shapes/text.ts";

const area = "Contribution reports";
const platformTypes = ["employer_of_record", "payroll_provider"] as const;
const report = z.strictObject({ contribution_report_id: pathId("ctr") });

export const listContributionReports = operation({
  name: "ListContributionReports",
  summary: "List contribution reports, newest first",
  area,
  method: "GET",
  path: "/contribution_reports",
  allow: ["platform", "dashboard", "employer_session"],
  platformTypes,
  query: z.strictObject({
    employer_id: id("er").optional(),
    status: text().optional().meta({ description: "Comma-separated values from open, finalized." }),
    month: text(2).optional().meta({ description: "MM, only together with year." }),
    year: text(4).optional().meta({ description: "YYYY, alone or with month." }),
    external_customer_id: text().optional(),
    ...pagingQuery,
  }),
  success: { status: 200, body: paged(ContributionReport) },
  problems: ["invalid_request"],
  planned: true,
});

export const retrieveContributionReport = operation({
  name: "RetrieveContributionReport",
  summary: "Retrieve a contribution report",
  area,
  method: "GET",
  path: "/contribution_reports/{contribution_report_id}",
  allow: ["platform", "dashboard", "employer_session"],
  platformTypes,
  params: report,
  success: { status: 200, body: ContributionReport },
  problems: ["not_found"],
  planned: true,
});

export const finalizeContributionReport = operation({
  name: "FinalizeContributionReport",
  summary: "Finalize a contribution report for good",
  area,
  method: "POST",
  path: "/contribution_reports/{contribution_report_id}/finalize",
  allow: ["platform", "dashboard"],
  platformTypes,
  params: report,
  success: { status: 200, body: ContributionReport },
  problems: ["invalid_state", "not_found"],
  planned: true,
});

export const listEmployeeBreakdowns = operation({
  name: "ListEmployeeBreakdownsForContributionReport",
  summary: "List a report's breakdowns per employee, newest first",
  area,
  method: "GET",
  path: "/contribution_reports/{contribution_report_id}/employee_breakdowns",
  allow: ["platform", "dashboard"],
  platformTypes,
  params: report,
  query: z.strictObject(pagingQuery),
  success: { status: 200, body: paged(EmployeeBreakdown) },
  problems: ["invalid_request", "not_found"],
  planned: true,
});

export const retrieveEmployeeBreakdown = operation({
  name: "RetrieveEmployeeBreakdownForContributionReport",
  summary: "Retrieve a report's breakdown for one employee",
  area,
  method: "GET",
  path: "/contribution_reports/{contribution_report_id}/employee_breakdowns/{employee_id}",
  allow: ["platform", "dashboard"],
  platformTypes,
  params: z.strictObject({ contribution_report_id: pathId("ctr"), employee_id: pathId("ee") }),
  success: { status: 200, body: EmployeeBreakdown },
  problems: ["not_found"],
  planned: true,
});
