import { z } from "zod";
import { operation } from "../operation.ts";
import {
  ContributionExport,
  ContributionReport,
  ContributionReportStatus,
  EmployeeBreakdown,
} from "../resources/contribution-report.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";
import { text } from "../shapes/scalars.ts";

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
    status: someOf(ContributionReportStatus),
    month: z
      .string()
      .regex(/^(0?[1-9]|1[0-2])$/, "must be a month from 01 to 12")
      .optional()
      .meta({ maxLength: 2, description: "MM, only together with year." }),
    year: z
      .string()
      .regex(/^[0-9]{4}$/, "must be a year of four digits")
      .optional()
      .describe("YYYY, alone or with month."),
    external_customer_id: text()
      .optional()
      .describe("A customer of an employer of record; only on platforms of that type."),
    ...pagingQuery("ctr"),
  }),
  success: { status: 200, body: paged(ContributionReport) },
  problems: ["invalid_request", "not_found"],
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
});

export const finalizeContributionReport = operation({
  name: "FinalizeContributionReport",
  summary: "Make a contribution report final",
  description:
    "A report whose month has just begun may still be filling with the contributions of a large employer: then this is a 409 with `Retry-After`. Its lines and sums never change afterwards.",
  area,
  method: "POST",
  path: "/contribution_reports/{contribution_report_id}/finalize",
  allow: ["platform", "dashboard"],
  platformTypes,
  params: report,
  query: z.strictObject({
    dry_run: z
      .enum(["true", "false"])
      .optional()
      .describe("true: returns what the report would be, and changes nothing."),
  }),
  success: { status: 200, body: ContributionReport },
  problems: ["invalid_request", "invalid_state", "not_found"],
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
  query: z.strictObject(pagingQuery("eb")),
  success: { status: 200, body: paged(EmployeeBreakdown) },
  problems: ["invalid_request", "not_found"],
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
});

export const exportContributionReport = operation({
  name: "ExportContributionReport",
  summary: "Export a contribution report as CSV, for payroll",
  description:
    "RFC 4180 with a row of names: one row for each employee and currency, ordered by employee. Amounts have a dot and the currency's decimals. Columns of a category hold what is regularly due; corrections of earlier months are in the columns of adjustments; totals hold both. A finalized report's file never changes. `layout=payroll` is for people: a row for each employee, policy and currency, and one for each earlier month that is corrected, with staff numbers, names, plans and pay elements as they are now; it begins with a byte order mark, by which spreadsheets know UTF-8.",
  area,
  method: "GET",
  path: "/contribution_reports/{contribution_report_id}/export",
  allow: ["platform", "dashboard"],
  platformTypes,
  params: report,
  query: z.strictObject({
    layout: z
      .enum(["full", "payroll"])
      .optional()
      .describe("`full` for systems, the default; `payroll` for people."),
  }),
  success: { status: 200, type: "text/csv; charset=utf-8", body: ContributionExport },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
