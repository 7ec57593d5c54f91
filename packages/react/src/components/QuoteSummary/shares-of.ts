import { fromMinor, toMinor } from "@enrolkit/rules";

/** Who pays what of a month, in currency units. */
export interface Shares {
  employer: number;
  employees: number;
  total: number;
}

/** The employees' part is the rest, to the minor unit. */
export function sharesOf(
  {
    total_monthly_premium,
    employer_monthly_cost,
  }: { total_monthly_premium: number; employer_monthly_cost: number },
  currency: string,
): Shares {
  const rest = toMinor(total_monthly_premium, currency) - toMinor(employer_monthly_cost, currency);
  return {
    employer: employer_monthly_cost,
    employees: fromMinor(rest, currency),
    total: total_monthly_premium,
  };
}
