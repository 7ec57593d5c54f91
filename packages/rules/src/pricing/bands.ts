import type { HealthPlanPricing, MemberType, PricingBand, PricingBandCode } from "@enrolkit/contract";
import { ageOn } from "../dates/age.ts";
import type { CivilDate } from "../dates/civil.ts";
import type { MinorUnits } from "../money/currency.ts";
import { toMinor } from "../money/minor.ts";

/**
 * The price band of a member on the effective date. The policyholder is an adult at any age; everybody else,
 * also a partner, goes by age. Who is not born yet is priced as a newborn.
 * Throws a RangeError where no band covers the age; a catalogue import refuses such plans.
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

/** The monthly premium of a band. Throws a RangeError where the plan has no price for it. */
export function premiumOf(band: PricingBandCode, pricing: HealthPlanPricing): MinorUnits {
  const price = pricing.per_member?.member_type_pricing.find(({ code }) => code === band);
  if (pricing.per_member === undefined || price === undefined) {
    throw new RangeError(`The plan has no price for the band "${band}": add it to member_type_pricing.`);
  }
  return toMinor(price.monthly_premium, pricing.per_member.currency);
}
