import {
  type BenefitType,
  type Currency,
  type Employee,
  type PayElement,
  type PayrollExportColumn,
  payrollExportColumns,
  type Plan,
} from "@enrolkit/contract";
import { stringify } from "csv-stringify/sync";
import type { PayrollBatch } from "../../store/breakdowns.ts";
import type { ContributionLineRow, ContributionReportRow, PolicyRow } from "../../store/rows.ts";
import type { TextFile } from "../handle.ts";
import { escapeFormula, fileSuffix, formatAmount } from "./present-export.ts";

type Row = Record<PayrollExportColumn, string>;

/** What the rows of a batch name, beside what the batch holds. */
export interface PayrollTerms {
  payElements: readonly PayElement[];
  /** The plans by id. */
  plans: ReadonlyMap<string, Pick<Plan, "name">>;
}

/** Spreadsheets read a file without it in the encoding of their country, and names would not be names. */
const byteOrderMark = "\uFEFF";

/**
 * Presents a report as a CSV file for the people who run a payroll: a row for each employee, policy and currency, and one
 * for each earlier month that is corrected (docs/decisions/0067). Names, numbers and codes are those of now.
 */
export function presentPayrollExport(
  report: ContributionReportRow,
  batches: AsyncIterable<PayrollBatch>,
  terms: PayrollTerms,
): TextFile {
  return { name: `payroll-${fileSuffix(report)}`, chunks: chunksOf(report, batches, terms) };
}

async function* chunksOf(
  report: ContributionReportRow,
  batches: AsyncIterable<PayrollBatch>,
  terms: PayrollTerms,
): AsyncGenerator<string> {
  yield byteOrderMark + csvOf([], { header: true });
  for await (const batch of batches) yield csvOf(payrollRows(report, batch, terms), { header: false });
}

function csvOf(rows: readonly Row[], { header }: { header: boolean }): string {
  return stringify([...rows], { header, columns: [...payrollExportColumns], record_delimiter: "windows" });
}

/** Returns the rows of some employees, in their order. */
export function payrollRows(
  { month }: ContributionReportRow,
  { breakdowns, employees, policies }: PayrollBatch,
  terms: PayrollTerms,
): Row[] {
  return breakdowns.flatMap(({ employee_id, lines }) =>
    rowsOfLines(lines).map((group) => ({
      ...cellsOfEmployee(employees.get(employee_id)),
      ...cellsOfPolicy(group, policies.get(group.policy_id), terms),
      Month: month,
      ...amountsOf(group),
    })),
  );
}

/** The lines of one row. */
interface LinesOfRow {
  benefit_type: BenefitType;
  policy_id: string;
  currency: Currency;
  /** The earlier month that they correct, `YYYY-MM`; empty where they are for the report's own. */
  corrects: string;
  lines: ContributionLineRow[];
}

/** Groups lines into rows: health first, then by policy and currency, the month's own before what corrects others. */
function rowsOfLines(lines: readonly ContributionLineRow[]): LinesOfRow[] {
  const rows = new Map<string, LinesOfRow>();
  for (const line of lines) {
    const { benefit_type, policy_id, currency } = line;
    const corrects = correctedMonth(line);
    const key = [benefit_type, policy_id, currency, corrects].join(" ");
    const row = rows.get(key) ?? { benefit_type, policy_id, currency, corrects, lines: [] };
    row.lines.push(line);
    rows.set(key, row);
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function correctedMonth({ adjustment, cover_period }: ContributionLineRow): string {
  return adjustment ? cover_period.from_date.slice(0, 7) : "";
}

function cellsOfEmployee(
  employee: Employee | undefined,
): Pick<Row, "Employee number" | "First name" | "Last name"> {
  return {
    "Employee number": escapeFormula(employee?.external_id ?? ""),
    "First name": escapeFormula(employee?.first_name ?? ""),
    "Last name": escapeFormula(employee?.last_name ?? ""),
  };
}

const benefitNames: Record<BenefitType, string> = {
  health_insurance: "Health insurance",
  life_assurance: "Life assurance",
};

function cellsOfPolicy(
  { benefit_type, policy_id }: LinesOfRow,
  policy: PolicyRow | undefined,
  { plans, payElements }: PayrollTerms,
): Pick<Row, "Benefit" | "Plan" | "Policy" | "Employee pay element" | "Employer pay element"> {
  const plan = policy && plans.get(policy.plan_id);
  const element = payElements.find((each) => each.benefit_type === benefit_type);
  return {
    Benefit: benefitNames[benefit_type],
    Plan: escapeFormula(plan?.name ?? ""),
    Policy: escapeFormula(policy?.member_number ?? policy_id),
    "Employee pay element": escapeFormula(element?.employee_code ?? ""),
    "Employer pay element": escapeFormula(element?.employer_code ?? ""),
  };
}

/** Deduction and contribution are what is owed, relief taken off; the relief in them stands beside them. */
function amountsOf({
  lines,
  currency,
  corrects,
}: LinesOfRow): Pick<
  Row,
  "Employee deduction" | "Employer contribution" | "Tax relief included" | "Currency" | "Adjustment for month"
> {
  const sum = (counts: (line: ContributionLineRow) => boolean) =>
    lines.filter(counts).reduce((total, { amount }) => total + amount, 0);
  const hasRelief = lines.some(({ category }) => category === "tax_relief");
  return {
    "Employee deduction": formatAmount(
      sum(({ payer }) => payer === "employee"),
      currency,
    ),
    "Employer contribution": formatAmount(
      sum(({ payer }) => payer === "employer"),
      currency,
    ),
    "Tax relief included": hasRelief
      ? formatAmount(0 - sum(({ category }) => category === "tax_relief"), currency)
      : "",
    Currency: currency.toUpperCase(),
    "Adjustment for month": corrects,
  };
}
