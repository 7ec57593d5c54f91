import { z } from "zod";
import { Currency } from "./codes.ts";

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

/** An amount in currency units: net + tax = gross, to the minor unit. */
export const TaxedAmount = z
  .strictObject({ net: z.number(), tax: z.number(), gross: z.number() })
  .meta({ id: "TaxedAmount" });
export type TaxedAmount = z.output<typeof TaxedAmount>;

/** The shares of employee and employer, which add up to the total. */
export const ContributionSplit = z
  .strictObject({
    employee_contribution: TaxedAmount,
    employer_contribution: TaxedAmount,
    total: TaxedAmount,
  })
  .meta({ id: "ContributionSplit" });
export type ContributionSplit = z.output<typeof ContributionSplit>;

const reliefSplit = z.strictObject({
  employee_contribution: z.number(),
  employer_contribution: z.number(),
  total: z.number(),
});

/** What cover costs, a month and until the end of the group policy's year (decisions §2, "Cost on the enrolment"). */
export const Cost = z
  .strictObject({
    currency: z.string().length(3),
    monthly: ContributionSplit,
    term: ContributionSplit,
    tax_relief: z
      .strictObject({ name: z.string(), monthly: reliefSplit, term: reliefSplit })
      .nullable()
      .meta({
        description: "Negative amounts, not netted into the rest; null where the plan has no relief.",
      }),
  })
  .meta({ id: "Cost" });
export type Cost = z.output<typeof Cost>;
