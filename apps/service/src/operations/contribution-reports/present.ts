import type {
  BenefitType,
  ContributionLine,
  ContributionReport,
  EmployeeBreakdown,
  ReportPeriod,
} from "@enrolkit/contract";
import { addDays, aggregatesFrom, firstOfNextMonth, fromMinor } from "@enrolkit/rules";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../../store/rows.ts";

/** Presents a contribution report (decisions §2). */
export function presentContributionReport(row: ContributionReportRow): ContributionReport {
  return {
    id: row.id,
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    period: periodOf(row),
    status: row.status,
    finalized_at: row.finalized_at,
    created_at: row.created_at,
    last_updated_at: row.updated_at,
    aggregates: aggregatesFrom(row.totals),
    object: "contribution_report",
  };
}

/** Presents a report's lines for one employee (decisions §2); a benefit without lines is left out. */
export function presentEmployeeBreakdown(
  report: ContributionReportRow,
  row: EmployeeBreakdownRow,
): EmployeeBreakdown {
  const [first] = row.lines;
  if (first === undefined) throw new Error("A breakdown has lines.");
  return {
    id: row.id,
    employee_id: row.employee_id,
    contribution_report_id: report.id,
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    period: periodOf(report),
    currency: first.currency,
    status: report.status,
    finalized_at: report.finalized_at,
    created_at: row.created_at,
    last_updated_at: report.finalized_at ?? row.updated_at,
    ...benefit(row, "health_insurance"),
    ...benefit(row, "life_assurance"),
  };
}

function benefit(
  { lines }: EmployeeBreakdownRow,
  type: BenefitType,
): Pick<EmployeeBreakdown, "health_insurance" | "life_assurance"> {
  const benefitLines = lines.filter(({ benefit_type }) => benefit_type === type);
  if (benefitLines.length === 0) return {};
  const contributionsOf = (payer: ContributionLineRow["payer"]) =>
    benefitLines.filter((line) => line.payer === payer).map(presentLine);
  return {
    [type]: {
      employer_contributions: contributionsOf("employer"),
      employee_contributions: contributionsOf("employee"),
    },
  };
}

function presentLine(line: ContributionLineRow): ContributionLine {
  return {
    id: line.id,
    category: line.category,
    member_type: line.member_type,
    adjustment: line.adjustment,
    adjustment_for: line.adjustment_for,
    amount: fromMinor(line.amount, line.currency),
    type: line.type,
    note: line.note,
    cover_period: line.cover_period,
    policy_id: line.policy_id,
    reporting_month: line.reporting_month,
  };
}

/** Returns the first and last day of the report's month. */
export function periodOf({ month }: ContributionReportRow): ReportPeriod {
  const from_date = `${month}-01`;
  return { from_date, to_date: addDays(firstOfNextMonth(from_date), -1) };
}
