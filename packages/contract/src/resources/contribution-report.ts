import { z } from "zod";
import { Currency } from "../shapes/currency.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/time.ts";

export const ContributionReportStatus = z
  .enum(["open", "finalized"])
  .meta({ id: "ContributionReportStatus" });
export type ContributionReportStatus = z.output<typeof ContributionReportStatus>;

export const ReportPeriod = z.strictObject({ from_date: date, to_date: date }).meta({ id: "ReportPeriod" });
export type ReportPeriod = z.output<typeof ReportPeriod>;

/** What an employer's payroll takes up for a month (decisions §2). */
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
