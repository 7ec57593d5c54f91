import type { Cost, TaxedAmount } from "@enrolkit/types";

/** A cost by what each pays a month, gross; the tax is a tenth of it. */
export function costOf(
  employee: number,
  employer: number,
  more: Partial<Cost> & { untaxed?: boolean } = {},
): Cost {
  const { untaxed = false, ...rest } = more;
  const round = (amount: number) => Math.round(amount * 1000) / 1000;
  const taxed = (gross: number): TaxedAmount => {
    const tax = untaxed ? 0 : round(gross / 10);
    return { net: round(gross - tax), tax, gross: round(gross) };
  };
  const split = (months: number) => ({
    employee_contribution: taxed(employee * months),
    employer_contribution: taxed(employer * months),
    total: taxed((employee + employer) * months),
  });
  return { currency: "gbp", monthly: split(1), term: split(12), tax_relief: null, ...rest };
}
