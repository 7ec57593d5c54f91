import type { Cost } from "@enrolkit/types";
import type { MonthlyShare } from "@enrolkit/rules";

/** A month of a policy in gross amounts, as what one person costs is given. */
export function grossOf({
  employee_contribution,
  employer_contribution,
  total,
}: Cost["monthly"]): MonthlyShare {
  return {
    employee_contribution: employee_contribution.gross,
    employer_contribution: employer_contribution.gross,
    total: total.gross,
  };
}
