import type { BenefitType, ContributionLine, EmployeeBreakdown } from "@enrolkit/contract";
import { fromMinor } from "@enrolkit/rules";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../../store/rows.ts";
import { periodOf } from "./present.ts";

/** A report's lines for one employee as callers see them (decisions §2); a benefit without lines is left out. */
export function presentEmployeeBreakdown(
  report: ContributionReportRow,
  row: EmployeeBreakdownRow,
): EmployeeBreakdown {
  const [first] = row.lines;
  if (first === undefined) throw new Error("A breakdown has lines.");
  return {
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
  const own = lines.filter(({ benefit_type }) => benefit_type === type);
  if (own.length === 0) return {};
  const owedBy = (payer: ContributionLineRow["payer"]) =>
    own.filter((line) => line.payer === payer).map(presentLine);
  return {
    [type]: { employer_contributions: owedBy("employer"), employee_contributions: owedBy("employee") },
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
