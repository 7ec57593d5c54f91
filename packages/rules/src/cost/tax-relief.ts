import type { PricingBandCode, TaxRelief } from "@enrolkit/types";
import { type MinorUnits, toMinor } from "../money/minor-units.ts";
import { decimal, fraction, scale } from "../money/fraction.ts";
import type { SplitAmount } from "../money/pro-rata.ts";
import { type PricedFamily, type PricedMember, priceOf } from "../pricing/priced-family.ts";

const months = 12;

/**
 * Returns the tax relief of a month in positive minor units: for each member rate × min(premium of the year, cap of
 * their band) / 12, rounded half up and split like the member's price. Options are part of the premium (decisions §6,
 * "Exactness").
 */
export function monthlyRelief(
  relief: TaxRelief,
  family: PricedFamily,
  employerShares: readonly MinorUnits[],
): SplitAmount {
  return family.members.reduce(
    (sum, member, index) => {
      const total = reliefOf(relief, member, family.currency);
      const price = priceOf(member);
      const employer = price === 0 ? 0 : scale(total, fraction(employerShares[index] ?? 0, price));
      return { total: sum.total + total, employer: sum.employer + employer };
    },
    { total: 0, employer: 0 },
  );
}

function reliefOf(relief: TaxRelief, member: PricedMember, currency: string): MinorUnits {
  const cap = relief.annual_premium_cap[member.band ?? bandOfType(member)];
  const year = priceOf(member) * months;
  const relieved = cap == null ? year : Math.min(year, toMinor(cap, currency));
  const rate = decimal(relief.rate_percent);
  return scale(relieved, { numerator: rate.numerator, denominator: rate.denominator * BigInt(100 * months) });
}

/** With tier pricing members have no band, so the cap depends on the type of member. */
function bandOfType(member: PricedMember): PricingBandCode {
  return member.member_type === "child_dependant" ? "child" : "adult";
}
