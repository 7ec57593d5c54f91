import { z } from "zod";
import { Currency } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { MemberType } from "../shapes/person.ts";
import { date, datetime } from "../shapes/scalars.ts";

export const ContributionReportStatus = z.enum(["open", "finalized"]).meta({
  id: "ContributionReportStatus",
  description: "`open`: the lines follow the policies. `finalized`: nothing changes any more.",
});
export type ContributionReportStatus = z.output<typeof ContributionReportStatus>;

export const ReportPeriod = z
  .strictObject({ from_date: date.describe("First day."), to_date: date.describe("Last day.") })
  .meta({ id: "ReportPeriod", description: "A span of days, both inclusive." });
export type ReportPeriod = z.output<typeof ReportPeriod>;

export const ContributionAggregate = z
  .strictObject({
    currency: Currency.describe("Currency of the amounts."),
    employee_count: z.int().describe("Employees with lines in this currency."),
    employer_contribution_total: z
      .number()
      .describe("What the employer owes, adjustments included, in currency units."),
    employee_contribution_total: z
      .number()
      .describe("What the employees owe, adjustments included, in currency units."),
    adjustment_total: z
      .number()
      .describe("The part of `total` that corrects earlier months, in currency units."),
    total: z.number().describe("What is owed in all, in currency units."),
  })
  .meta({ id: "ContributionAggregate", description: "Sums of a report in one currency." });
export type ContributionAggregate = z.output<typeof ContributionAggregate>;

const externalCustomerId = z
  .string()
  .nullable()
  .describe("The customer of an employer of record; null = there is none.");

/** The contributions that an employer's payroll needs for a month (decisions §2). */
export const ContributionReport = z
  .strictObject({
    id: id("ctr"),
    employer_id: id("er").describe("The employer."),
    external_customer_id: externalCustomerId,
    period: ReportPeriod.describe("The calendar month."),
    status: ContributionReportStatus.describe("Whether its lines can still change."),
    finalized_at: datetime.nullable().describe("When it was finalized; null = it is open."),
    created_at: datetime.describe("When its first line arose."),
    last_updated_at: datetime.describe("When its lines last changed."),
    aggregates: z.array(ContributionAggregate).describe("Sums, one for each currency."),
    object: z.string().optional().describe("Label of the kind of resource."),
  })
  .meta({ id: "ContributionReport", description: "What an employer's payroll needs for a month." });
export type ContributionReport = z.output<typeof ContributionReport>;

/** One amount for one member and policy in one month (decisions §2). */
export const ContributionLine = z
  .strictObject({
    id: id("ct"),
    category: z
      .enum(["gross_premium", "tax", "tax_relief"])
      .describe("`gross_premium` is before premium tax and relief; `tax_relief` is negative."),
    member_type: MemberType.describe("Whose cover it is for; tier premiums are the policyholder's."),
    adjustment: z.boolean().describe("Whether it corrects an earlier month."),
    adjustment_for: id("ct")
      .nullable()
      .describe("The line that it corrects; null = it corrects none, or the month had none to correct."),
    amount: z.number().describe("In currency units; negative where it is given back."),
    type: z.enum(["recurring", "one_off"]).describe("`one_off` for corrections."),
    note: z.string().nullable().describe("What it is for, for people to read; null = nothing to say."),
    cover_period: ReportPeriod.describe("The days of cover that it is for."),
    policy_id: id("p").describe("The policy that it is for."),
    reporting_month: date.describe("First day of the month that it is reported in."),
  })
  .meta({ id: "ContributionLine", description: "One amount for one member and policy in one month." });
export type ContributionLine = z.output<typeof ContributionLine>;

export const BenefitContributions = z
  .strictObject({
    employer_contributions: z.array(ContributionLine).describe("What the employer owes."),
    employee_contributions: z.array(ContributionLine).describe("What the employee owes."),
  })
  .meta({ id: "BenefitContributions", description: "An employee's lines for one benefit." });
export type BenefitContributions = z.output<typeof BenefitContributions>;

export const EmployeeBreakdown = z
  .strictObject({
    id: id("eb"),
    employee_id: id("ee").describe("The employee."),
    contribution_report_id: id("ctr").describe("The report that it is a part of."),
    employer_id: id("er").describe("The employer."),
    external_customer_id: externalCustomerId,
    period: ReportPeriod.describe("The calendar month."),
    currency: Currency.describe("Currency of the amounts."),
    status: ContributionReportStatus.describe("Whether its lines can still change."),
    finalized_at: datetime.nullable().describe("When the report was finalized; null = it is open."),
    created_at: datetime.describe("When its first line arose."),
    last_updated_at: datetime.describe("When its lines last changed."),
    health_insurance: BenefitContributions.optional().describe("Lines for health insurance; absent = none."),
    life_assurance: BenefitContributions.optional().describe("Lines for life assurance; absent = none."),
  })
  .meta({
    id: "EmployeeBreakdown",
    description: "A report's lines for one employee; their sum is what is owed.",
  });
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

/** The columns of the layout `payroll`, in their order, in the words of people who run a payroll. */
export const payrollExportColumns = [
  "Employee number",
  "First name",
  "Last name",
  "Benefit",
  "Plan",
  "Policy",
  "Month",
  "Employee deduction",
  "Employer contribution",
  "Tax relief included",
  "Currency",
  "Employee pay element",
  "Employer pay element",
  "Adjustment for month",
] as const;
export type PayrollExportColumn = (typeof payrollExportColumns)[number];

const headers = [contributionExportColumns.join(), `\\uFEFF?${payrollExportColumns.join()}`];

/** A report for payroll, as CSV (decisions §3). */
export const ContributionExport = z
  .string()
  .regex(new RegExp(`^(?:${headers.join("|")})\\r\\n`), "must begin with the names of the columns")
  .meta({ id: "ContributionExport", description: "CSV; its first line names the columns." });
export type ContributionExport = z.output<typeof ContributionExport>;
