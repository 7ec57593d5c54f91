import type { HealthPlanPricing, MemberType, PricingBandCode, TierCode } from "@enrolkit/contract";
import type { MinorUnits } from "../money/currency.ts";
import { premiumOf } from "./bands.ts";
import { tierOf, tierPremium } from "./tiers.ts";

/** A member to be priced: `band` is their price band, null with tier pricing; `options` what their choices add. */
export interface MemberToPrice {
  member_type: MemberType;
  band?: PricingBandCode | null;
  options?: MinorUnits;
}

/** What a month of one member costs: premium of the band, or of the whole tier on the policyholder, plus options. */
export interface PricedMember {
  member_type: MemberType;
  band: PricingBandCode | null;
  premium: MinorUnits;
  options: MinorUnits;
}

/** A family with its monthly prices, in the order given. Amounts in minor units. */
export interface PricedFamily {
  currency: string;
  members: PricedMember[];
  /** The tier that the whole family makes; null with prices per member. */
  tier: TierCode | null;
  /** The premium of any tier; used for parts of a family. Not called with prices per member. */
  tierPremium(tier: TierCode): MinorUnits;
  total: MinorUnits;
}

/**
 * Prices a family for a month: per member the sum of its bands, else the tier of the composition, plus every
 * member's options (decisions §6, "Price"). Members hold exactly one policyholder, anywhere in the list.
 */
export function priceFamily(pricing: HealthPlanPricing, members: readonly MemberToPrice[]): PricedFamily {
  const tier = pricing.type === "tier_based" ? tierOf(members) : null;
  const priced = members.map(({ member_type, band = null, options = 0 }) => ({
    member_type,
    band,
    premium: tier === null ? premiumOf(band ?? "adult", pricing) : onPolicyholder(member_type, tier, pricing),
    options,
  }));
  return {
    currency: currencyOf(pricing),
    members: priced,
    tier,
    tierPremium: (code) => tierPremium(code, pricing),
    total: priced.reduce((sum, member) => sum + priceOf(member), 0),
  };
}

/** What a month of a member costs, options included. */
export function priceOf(member: PricedMember): MinorUnits {
  return member.premium + member.options;
}

/** The currency of a plan's prices, lowercase ISO 4217. */
export function currencyOf(pricing: HealthPlanPricing): string {
  const currency = pricing.per_member?.currency ?? pricing.tier_based?.currency;
  if (currency === undefined)
    throw new RangeError("The plan's pricing has neither per_member nor tier_based.");
  return currency;
}

function onPolicyholder(memberType: MemberType, tier: TierCode, pricing: HealthPlanPricing): MinorUnits {
  return memberType === "policyholder" ? tierPremium(tier, pricing) : 0;
}
