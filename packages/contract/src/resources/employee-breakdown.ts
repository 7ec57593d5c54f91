import { z } from "zod";
import { Currency } from "../shapes/currency.ts";
import { id } from "../shapes/identifiers.ts";
import { MemberType } from "../shapes/person.ts";
import { date, datetime } from "../shapes/time.ts";
import { ContributionReportStatus, ReportPeriod } from "./contribution-report.ts";

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
