import type { HealthPlanPricing, MemberType, TierCode } from "@enrolkit/contract";
import type { MinorUnits } from "../money/currency.ts";
import { toMinor } from "../money/minor.ts";

/** The tier that a composition makes: by what members are to the policyholder, at any age. */
export function tierOf(members: readonly { member_type: MemberType }[]): TierCode {
  const partner = members.some(({ member_type }) => member_type === "partner_dependant");
  const children = members.some(({ member_type }) => member_type === "child_dependant");
  if (partner) return children ? "family" : "couple";
  return children ? "single_parent" : "single";
}

/** The monthly premium of a tier. Throws a RangeError where the plan has no such tier. */
export function tierPremium(tier: TierCode, pricing: HealthPlanPricing): MinorUnits {
  const price = pricing.tier_based?.tiers.find(({ code }) => code === tier);
  if (pricing.tier_based === undefined || price === undefined) {
    throw new RangeError(`The plan has no price for the tier "${tier}": add it to tiers.`);
  }
  return toMinor(price.monthly_premium, pricing.tier_based.currency);
}
