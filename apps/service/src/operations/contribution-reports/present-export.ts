import { type ContributionExportColumn, contributionExportColumns, type Currency } from "@enrolkit/contract";
import { decimalsOf, fromMinor, type MinorUnits } from "@enrolkit/rules";
import { stringify } from "csv-stringify/sync";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../../store/rows.ts";
import type { TextFile } from "../handle.ts";
import { periodOf } from "./present.ts";

type Column = ContributionExportColumn;
type Cells = Partial<Record<Column, string>>;

/**
 * Presents a report as a CSV file for payroll: a row for each employee and currency, in the order of employees' ids
 * (docs/decisions/0039), in which the batches come. The file's name holds the month and the report's id.
 */
export function presentContributionExport(
  report: ContributionReportRow,
  batches: AsyncIterable<readonly EmployeeBreakdownRow[]>,
): TextFile {
  return {
    name: `contributions-${fileSuffix(report)}`,
    chunks: chunksOf(report, batches),
  };
}

/** The end of a file's name: month, whether the report can still change, and its id. */
export function fileSuffix({ id, month, status }: ContributionReportRow): string {
  return `${month}${status === "open" ? "-open" : ""}-${id}.csv`;
}

async function* chunksOf(
  report: ContributionReportRow,
  batches: AsyncIterable<readonly EmployeeBreakdownRow[]>,
): AsyncGenerator<string> {
  yield contributionCsv(report, [], { header: true });
  for await (const batch of batches) yield contributionCsv(report, batch, { header: false });
}

/** Returns the lines of the file for some employees, in their order. */
export function contributionCsv(
  report: ContributionReportRow,
  breakdowns: readonly EmployeeBreakdownRow[],
  { header }: { header: boolean },
): string {
  const columns = [...contributionExportColumns];
  return stringify(rowsOf(report, breakdowns), { header, columns, record_delimiter: "windows" });
}

function rowsOf(report: ContributionReportRow, breakdowns: readonly EmployeeBreakdownRow[]): Cells[] {
  const reportCells = cellsOf(report);
  return breakdowns.flatMap(({ employee_id, lines }) =>
    currenciesOf(lines).map((currency) => ({
      ...reportCells,
      employee_id,
      currency: currency.toUpperCase(),
      ...amountsOf(lines, currency),
    })),
  );
}

function cellsOf(report: ContributionReportRow): Cells {
  const { from_date, to_date } = periodOf(report);
  return {
    contribution_report_id: report.id,
    report_status: report.status,
    period_from: from_date,
    period_to: to_date,
    employer_id: report.employer_id,
    external_customer_id: escapeFormula(report.external_customer_id ?? ""),
  };
}

function currenciesOf(lines: readonly ContributionLineRow[]): Currency[] {
  return [...new Set(lines.map(({ currency }) => currency))].toSorted();
}

/** Sums the lines of a currency into every amount column, 0 where there is no line. */
function amountsOf(lines: readonly ContributionLineRow[], currency: Currency): Cells {
  const sums: Partial<Record<Column, number>> = {};
  for (const column of amountColumns) sums[column] = 0;
  for (const line of lines) {
    if (line.currency !== currency) continue;
    for (const column of columnsOf(line)) sums[column] = (sums[column] ?? 0) + line.amount;
  }
  return Object.fromEntries(
    Object.entries(sums).map(([column, minor]) => [column, formatAmount(minor, currency)]),
  );
}

const amountColumns = contributionExportColumns.slice(contributionExportColumns.indexOf("currency") + 1);

/** Returns the columns in which a line counts: that of its own kind, and the totals. */
function columnsOf({ adjustment, benefit_type, category, payer }: ContributionLineRow): Column[] {
  const part = adjustment ? "adjustments" : category;
  return [
    `${benefit_type}_${payer}_${part}`,
    `${payer}_total`,
    ...(adjustment ? (["adjustment_total"] as const) : []),
    "total",
  ];
}

/** Formats an amount for programs: a dot, as many decimals as the currency has, and nothing else. */
export function formatAmount(minor: MinorUnits, currency: string): string {
  return fromMinor(minor, currency).toFixed(decimalsOf(currency));
}

/** Escapes a text from outside that a spreadsheet would run as a formula (OWASP, CSV injection). */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
