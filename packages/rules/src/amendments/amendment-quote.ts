import type { AmendmentQuote, ContributionSplit } from "@enrolkit/types";
import type { Taxed } from "../money/contributions.ts";
import { fromMinor, toMinor } from "../money/minor-units.ts";

/** The cost of a policy for a month and for a term, in currency units. */
export type CostOfPolicy = Pick<AmendmentQuote, "currency" | "monthly" | "term">;

/**
 * Returns the cost of cover after a change, and how much more it is than the cost without the change; the difference is
 * negative where cover gets cheaper. Both costs must be of the same term: from the first day of the change to the end of
 * the policy's year.
 */
export function amendmentQuote(after: CostOfPolicy, before: CostOfPolicy): AmendmentQuote {
  const { currency, monthly, term } = after;
  return {
    currency,
    monthly,
    term,
    difference: {
      monthly: differenceOf(monthly, before.monthly, currency),
      term: differenceOf(term, before.term, currency),
    },
  };
}

/** Subtracts in minor units, so that 0.3 − 0.1 is 0.2. */
function differenceOf(
  after: ContributionSplit,
  before: ContributionSplit,
  currency: string,
): ContributionSplit {
  const subtract = (a: number, b: number): number =>
    fromMinor(toMinor(a, currency) - toMinor(b, currency), currency);
  const partDifference = (part: keyof ContributionSplit): Taxed => ({
    net: subtract(after[part].net, before[part].net),
    tax: subtract(after[part].tax, before[part].tax),
    gross: subtract(after[part].gross, before[part].gross),
  });
  return {
    employee_contribution: partDifference("employee_contribution"),
    employer_contribution: partDifference("employer_contribution"),
    total: partDifference("total"),
  };
}
