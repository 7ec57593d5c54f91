import { z } from "zod";
import { Currency } from "./currency.ts";

export const PricingBandCode = z.enum(["adult", "young_adult", "child"]).meta({ id: "PricingBandCode" });
export type PricingBandCode = z.output<typeof PricingBandCode>;

export const TierCode = z.enum(["single", "couple", "single_parent", "family"]).meta({ id: "TierCode" });
export type TierCode = z.output<typeof TierCode>;

/** Ages inclusive on the effective date; no upper end when `max_age` is null (catalogue). */
export const PricingBand = z
  .strictObject({ code: PricingBandCode, min_age: z.int(), max_age: z.int().nullable() })
  .meta({ id: "PricingBand" });
export type PricingBand = z.output<typeof PricingBand>;

/** Monthly premiums in units of the currency, premium tax included. */
export const HealthPlanPricing = z
  .strictObject({
    type: z.enum(["per_member", "tier_based"]),
    per_member: z
      .strictObject({
        currency: Currency,
        member_type_pricing: z.array(
          z.strictObject({ code: PricingBandCode, display_name: z.string(), monthly_premium: z.number() }),
        ),
      })
      .optional(),
    tier_based: z
      .strictObject({
        currency: Currency,
        tiers: z.array(
          z.strictObject({
            code: TierCode,
            display_name: z.string(),
            monthly_premium: z.number(),
            annual_premium: z.number(),
            display_dependent_requirements: z.string(),
          }),
        ),
      })
      .optional(),
  })
  .meta({ id: "HealthPlanPricing" });
export type HealthPlanPricing = z.output<typeof HealthPlanPricing>;
