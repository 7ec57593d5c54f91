import type { AmendmentQuote, ContributionSplit } from "@enrolkit/contract";
import type { Taxed } from "../money/contributions.ts";
import { fromMinor, toMinor } from "../money/minor.ts";

/** What a policy costs a month and over some days, as it travels. */
export type CostOfPolicy = Pick<AmendmentQuote, "currency" | "monthly" | "term">;

/**
 * What cover is to cost after a change, and how much more (below zero: less) than it would cost unchanged. Both costs
 * are of the same term: from the day on which the change holds to the end of the policy's year.
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

/** Counted in minor units, so that 0.3 − 0.1 is 0.2. */
function differenceOf(
  after: ContributionSplit,
  before: ContributionSplit,
  currency: string,
): ContributionSplit {
  const less = (a: number, b: number): number =>
    fromMinor(toMinor(a, currency) - toMinor(b, currency), currency);
  const between = (part: keyof ContributionSplit): Taxed => ({
    net: less(after[part].net, before[part].net),
    tax: less(after[part].tax, before[part].tax),
    gross: less(after[part].gross, before[part].gross),
  });
  return {
    employee_contribution: between("employee_contribution"),
    employer_contribution: between("employer_contribution"),
    total: between("total"),
  };
}
