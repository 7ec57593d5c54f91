import type { HealthPlanPricing, MemberType, PricingBand, PricingBandCode, TierCode } from "@enrolkit/types";
import { ageOn } from "../dates/age.ts";
import type { CivilDate } from "../dates/civil-date.ts";
import { type MinorUnits, toMinor } from "../money/minor-units.ts";

/** A member to price: `band` is their price band, null with tier pricing; `options` is the price of their choices. */
export interface MemberToPrice {
  member_type: MemberType;
  band?: PricingBandCode | null;
  options?: MinorUnits;
}

/** The monthly price of a member: the premium of their band, or of the tier for the policyholder, and the options. */
export interface PricedMember {
  member_type: MemberType;
  band: PricingBandCode | null;
  premium: MinorUnits;
  options: MinorUnits;
}

/** A family with its monthly prices in minor units, in the order of the input. */
export interface PricedFamily {
  currency: string;
  members: PricedMember[];
  /** The tier of the whole family; null with prices per member. */
  tier: TierCode | null;
  /** Returns the premium of any tier, for parts of a family. Throws with prices per member. */
  tierPremium(tier: TierCode): MinorUnits;
  total: MinorUnits;
}

/**
 * Prices a family for a month: by the band of each member or by the tier of the family, plus every member's options
 * (decisions §6, "Price"). Exactly one of the members is the policyholder, anywhere in the list.
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

/** Returns the monthly price of a member with options. */
export function priceOf(member: PricedMember): MinorUnits {
  return member.premium + member.options;
}

/** Returns the currency of a plan's prices, a lowercase ISO 4217 code. */
export function currencyOf(pricing: HealthPlanPricing): string {
  const currency = pricing.per_member?.currency ?? pricing.tier_based?.currency;
  if (currency === undefined)
    throw new RangeError("The plan's pricing has neither per_member nor tier_based.");
  return currency;
}

function onPolicyholder(memberType: MemberType, tier: TierCode, pricing: HealthPlanPricing): MinorUnits {
  return memberType === "policyholder" ? tierPremium(tier, pricing) : 0;
}

/**
 * Returns the price band of a member on the effective date. The policyholder is an adult at any age; for all others,
 * partners included, it depends on the age. A member who is not born yet is priced as a newborn. Throws a RangeError
 * where no band covers the age; the import of a catalogue rejects such plans.
 */
export function bandOf(
  member: { member_type: MemberType; date_of_birth: CivilDate },
  bands: readonly PricingBand[],
  effectiveFrom: CivilDate,
): PricingBandCode {
  if (member.member_type === "policyholder") return "adult";
  const age = ageOn(member.date_of_birth, effectiveFrom) ?? 0;
  const band = bands.find(({ min_age, max_age }) => age >= min_age && (max_age === null || age <= max_age));
  if (band === undefined) {
    throw new RangeError(`No pricing band of the plan covers age ${age}: correct pricing_bands.`);
  }
  return band.code;
}

/** Returns the monthly premium of a band. Throws a RangeError where the plan has no price for it. */
export function premiumOf(band: PricingBandCode, pricing: HealthPlanPricing): MinorUnits {
  const price = pricing.per_member?.member_type_pricing.find(({ code }) => code === band);
  if (pricing.per_member === undefined || price === undefined) {
    throw new RangeError(`The plan has no price for the band "${band}": add it to member_type_pricing.`);
  }
  return toMinor(price.monthly_premium, pricing.per_member.currency);
}

/** Returns the tier of some members. It depends on their type, not on their age. */
export function tierOf(members: readonly { member_type: MemberType }[]): TierCode {
  const partner = members.some(({ member_type }) => member_type === "partner_dependant");
  const children = members.some(({ member_type }) => member_type === "child_dependant");
  if (partner) return children ? "family" : "couple";
  return children ? "single_parent" : "single";
}

/** Returns the monthly premium of a tier. Throws a RangeError where the plan has no such tier. */
export function tierPremium(tier: TierCode, pricing: HealthPlanPricing): MinorUnits {
  const price = pricing.tier_based?.tiers.find(({ code }) => code === tier);
  if (pricing.tier_based === undefined || price === undefined) {
    throw new RangeError(`The plan has no price for the tier "${tier}": add it to tiers.`);
  }
  return toMinor(price.monthly_premium, pricing.tier_based.currency);
}
