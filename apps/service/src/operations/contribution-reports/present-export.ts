import { type ContributionExportColumn, contributionExportColumns, type Currency } from "@enrolkit/contract";
import { stringify } from "csv-stringify/sync";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../../store/rows.ts";
import type { TextFile } from "../handle.ts";
import { periodOf } from "./present.ts";
import { amountText, plainText } from "./csv-cells.ts";

type Column = ContributionExportColumn;
type Cells = Partial<Record<Column, string>>;

/**
 * A report as payroll loads it: a row for each employee and currency, in the order of employees' ids (docs/decisions,
 * 0039). The file is named by the month and the report.
 */
export function presentContributionExport(
  report: ContributionReportRow,
  breakdowns: readonly EmployeeBreakdownRow[],
): TextFile {
  const ofReport = cellsOf(report);
  const rows = breakdowns
    .toSorted((one, other) => (one.employee_id < other.employee_id ? -1 : 1))
    .flatMap(({ employee_id, lines }) =>
      currenciesOf(lines).map((currency) => ({
        ...ofReport,
        employee_id,
        currency: currency.toUpperCase(),
        ...amountsOf(lines, currency),
      })),
    );
  const state = report.status === "open" ? "-open" : "";
  return {
    name: `contributions-${report.month}${state}-${report.id}.csv`,
    text: stringify(rows, {
      header: true,
      columns: [...contributionExportColumns],
      record_delimiter: "windows",
    }),
  };
}

function cellsOf(report: ContributionReportRow): Cells {
  const { from_date, to_date } = periodOf(report);
  return {
    contribution_report_id: report.id,
    report_status: report.status,
    period_from: from_date,
    period_to: to_date,
    employer_id: report.employer_id,
    external_customer_id: plainText(report.external_customer_id ?? ""),
  };
}

function currenciesOf(lines: readonly ContributionLineRow[]): Currency[] {
  return [...new Set(lines.map(({ currency }) => currency))].toSorted();
}

/** Every column has its amount, 0 where there is no line. */
function amountsOf(lines: readonly ContributionLineRow[], currency: Currency): Cells {
  const sums: Partial<Record<Column, number>> = {};
  for (const column of amountColumns) sums[column] = 0;
  for (const line of lines) {
    if (line.currency !== currency) continue;
    for (const column of columnsOf(line)) sums[column] = (sums[column] ?? 0) + line.amount;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([column, minor]) => [column, amountText(minor, currency)]),
  );
}

const amountColumns = contributionExportColumns.slice(contributionExportColumns.indexOf("currency") + 1);

/** Where a line counts: in a column of its own kind, and in the totals. */
function columnsOf({ adjustment, benefit_type, category, payer }: ContributionLineRow): Column[] {
  const part = adjustment ? "adjustments" : category;
  return [
    `${benefit_type}_${payer}_${part}`,
    `${payer}_total`,
    ...(adjustment ? (["adjustment_total"] as const) : []),
    "total",
  ];
}
