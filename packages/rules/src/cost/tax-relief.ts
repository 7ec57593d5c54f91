import type { PricingBandCode, TaxRelief } from "@enrolkit/contract";
import { type MinorUnits, toMinor } from "../money/minor-units.ts";
import { decimal, fraction, scale } from "../money/fraction.ts";
import { type PricedFamily, type PricedMember, priceOf } from "../pricing/priced-family.ts";

const months = 12;

/**
 * The tax relief of a month, as positive minor units: for each member rate × min(premium of the year, cap of their
 * band) / 12, half up, split like that member's price (decisions §6, "Exactness"). Options belong to the premium.
 */
export function monthlyRelief(
  relief: TaxRelief,
  family: PricedFamily,
  employerShares: readonly MinorUnits[],
): { total: MinorUnits; employer: MinorUnits } {
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
  const cap = relief.annual_premium_cap[member.band ?? unbanded(member)];
  const year = priceOf(member) * months;
  const relieved = cap == null ? year : Math.min(year, toMinor(cap, currency));
  const rate = decimal(relief.rate_percent);
  return scale(relieved, { numerator: rate.numerator, denominator: rate.denominator * BigInt(100 * months) });
}

/** With tier pricing nobody has a band: the cap goes by what the member is. */
function unbanded(member: PricedMember): PricingBandCode {
  return member.member_type === "child_dependant" ? "child" : "adult";
}
