import { z } from "zod";
import { Currency } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { MemberType } from "../shapes/person.ts";
import { date, datetime } from "../shapes/scalars.ts";

export const ContributionReportStatus = z
  .enum(["open", "finalized"])
  .meta({ id: "ContributionReportStatus" });
export type ContributionReportStatus = z.output<typeof ContributionReportStatus>;

export const ReportPeriod = z.strictObject({ from_date: date, to_date: date }).meta({ id: "ReportPeriod" });
export type ReportPeriod = z.output<typeof ReportPeriod>;

/** The contributions that an employer's payroll needs for a month (decisions §2). */
export const ContributionReport = z
  .strictObject({
    id: id("ctr"),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    period: ReportPeriod,
    status: ContributionReportStatus,
    finalized_at: datetime.nullable(),
    created_at: datetime,
    last_updated_at: datetime,
    aggregates: z.array(
      z.strictObject({
        currency: Currency,
        employee_count: z.int(),
        employer_contribution_total: z.number(),
        employee_contribution_total: z.number(),
        adjustment_total: z.number(),
        total: z.number(),
      }),
    ),
    object: z.string().optional(),
  })
  .meta({ id: "ContributionReport" });
export type ContributionReport = z.output<typeof ContributionReport>;

/** One amount for one member and policy in one month (decisions §2). */
export const ContributionLine = z
  .strictObject({
    id: id("ct"),
    category: z.enum(["gross_premium", "tax", "tax_relief"]),
    member_type: MemberType,
    adjustment: z.boolean(),
    adjustment_for: id("ct").nullable(),
    amount: z.number(),
    type: z.enum(["recurring", "one_off"]),
    note: z.string().nullable(),
    cover_period: ReportPeriod,
    policy_id: id("p"),
    reporting_month: date.meta({ description: "First day of the month." }),
  })
  .meta({ id: "ContributionLine" });
export type ContributionLine = z.output<typeof ContributionLine>;

const contributions = z.strictObject({
  employer_contributions: z.array(ContributionLine),
  employee_contributions: z.array(ContributionLine),
});

/** A report's lines for one employee; their sum is what is owed. */
export const EmployeeBreakdown = z
  .strictObject({
    id: id("eb"),
    employee_id: id("ee"),
    contribution_report_id: id("ctr"),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    period: ReportPeriod,
    currency: Currency,
    status: ContributionReportStatus,
    finalized_at: datetime.nullable(),
    created_at: datetime,
    last_updated_at: datetime,
    health_insurance: contributions.optional(),
    life_assurance: contributions.optional(),
  })
  .meta({ id: "EmployeeBreakdown" });
export type EmployeeBreakdown = z.output<typeof EmployeeBreakdown>;

const benefits = ["health_insurance", "life_assurance"] as const;
const payers = ["employer", "employee"] as const;
const parts = ["gross_premium", "tax", "tax_relief", "adjustments"] as const;

/** A column for each benefit, payer and category, with separate columns for corrections of other months. */
const amounts = benefits.flatMap((benefit) =>
  payers.flatMap((payer) => parts.map((part) => `${benefit}_${payer}_${part}` as const)),
);

/** The columns of a contribution report's CSV, in their order. Programs find them by name: more may follow. */
export const contributionExportColumns = [
  "contribution_report_id",
  "report_status",
  "period_from",
  "period_to",
  "employer_id",
  "external_customer_id",
  "employee_id",
  "currency",
  ...amounts,
  "employer_total",
  "employee_total",
  "adjustment_total",
  "total",
] as const;
export type ContributionExportColumn = (typeof contributionExportColumns)[number];

/** A report for payroll programs, as CSV (decisions §3). */
export const ContributionExport = z
  .string()
  .regex(new RegExp(`^${contributionExportColumns.join()}\\r\\n`), "must begin with the names of the columns")
  .meta({ id: "ContributionExport", description: "CSV; its first line names the columns." });
export type ContributionExport = z.output<typeof ContributionExport>;
