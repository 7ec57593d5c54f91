import { z } from "zod";

const benefits = ["health_insurance", "life_assurance"] as const;
const payers = ["employer", "employee"] as const;
const parts = ["gross_premium", "tax", "tax_relief", "adjustments"] as const;

/** A column for each benefit, payer and category; what corrects other months stands apart. */
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
