import { z } from "zod";
import { Currency } from "./codes.ts";

export const PricingBandCode = z
  .enum(["adult", "young_adult", "child"])
  .meta({ id: "PricingBandCode", description: "A price band, which a member is in by age." });
export type PricingBandCode = z.output<typeof PricingBandCode>;

export const TierCode = z
  .enum(["single", "couple", "single_parent", "family"])
  .meta({ id: "TierCode", description: "A tier, by the composition of the family that is covered." });
export type TierCode = z.output<typeof TierCode>;

export const PricingBand = z
  .strictObject({
    code: PricingBandCode.describe("The band."),
    min_age: z.int().describe("Youngest age in years."),
    max_age: z.int().nullable().describe("Oldest age in years; null = no limit."),
  })
  .meta({
    id: "PricingBand",
    description: "The ages of a price band, both inclusive, on the effective date.",
  });
export type PricingBand = z.output<typeof PricingBand>;

const monthlyPremium = z.number().describe("A month, premium tax included, in currency units.");

export const MemberPremium = z
  .strictObject({
    code: PricingBandCode.describe("The band."),
    display_name: z.string().describe("Its name, for people to read."),
    monthly_premium: monthlyPremium,
  })
  .meta({ id: "MemberPremium", description: "The premium of a member of one band." });
export type MemberPremium = z.output<typeof MemberPremium>;

export const PerMemberPricing = z
  .strictObject({
    currency: Currency.describe("Currency of the amounts."),
    member_type_pricing: z.array(MemberPremium).describe("Premiums by band."),
  })
  .meta({ id: "PerMemberPricing", description: "The premium is the sum over the members." });
export type PerMemberPricing = z.output<typeof PerMemberPricing>;

export const TierPremium = z
  .strictObject({
    code: TierCode.describe("The tier."),
    display_name: z.string().describe("Its name, for people to read."),
    monthly_premium: monthlyPremium,
    annual_premium: z.number().describe("A year, premium tax included, in currency units."),
    display_dependent_requirements: z.string().describe("Who is in the tier, for people to read."),
  })
  .meta({ id: "TierPremium", description: "The premium of one tier." });
export type TierPremium = z.output<typeof TierPremium>;

export const TierBasedPricing = z
  .strictObject({
    currency: Currency.describe("Currency of the amounts."),
    tiers: z.array(TierPremium).describe("Premiums by tier."),
  })
  .meta({ id: "TierBasedPricing", description: "The premium is that of the composition of the family." });
export type TierBasedPricing = z.output<typeof TierBasedPricing>;

export const HealthPlanPricing = z
  .strictObject({
    type: z.enum(["per_member", "tier_based"]).describe("Which of the two fields below is present."),
    per_member: PerMemberPricing.optional().describe("Only with that type."),
    tier_based: TierBasedPricing.optional().describe("Only with that type."),
  })
  .meta({ id: "HealthPlanPricing", description: "What cover costs a month, premium tax included." });
export type HealthPlanPricing = z.output<typeof HealthPlanPricing>;

export const TaxedAmount = z
  .strictObject({
    net: z.number().describe("Before tax."),
    tax: z.number().describe("The tax."),
    gross: z.number().describe("With tax: net + tax."),
  })
  .meta({
    id: "TaxedAmount",
    description: "An amount in currency units: net + tax = gross, to the minor unit.",
  });
export type TaxedAmount = z.output<typeof TaxedAmount>;

export const ContributionSplit = z
  .strictObject({
    employee_contribution: TaxedAmount.describe("What the employee pays."),
    employer_contribution: TaxedAmount.describe("What the employer pays."),
    total: TaxedAmount.describe("The sum of the two."),
  })
  .meta({
    id: "ContributionSplit",
    description: "The shares of employee and employer, which add up to the total.",
  });
export type ContributionSplit = z.output<typeof ContributionSplit>;

export const TaxReliefSplit = z
  .strictObject({
    employee_contribution: z.number().describe("Of the employee's share, in currency units; negative."),
    employer_contribution: z.number().describe("Of the employer's share, in currency units; negative."),
    total: z.number().describe("The sum of the two."),
  })
  .meta({ id: "TaxReliefSplit", description: "Relief of income tax, split as the premium is." });
export type TaxReliefSplit = z.output<typeof TaxReliefSplit>;

export const TaxReliefAmounts = z
  .strictObject({
    name: z.string().describe("Name of the relief, for people to read."),
    monthly: TaxReliefSplit.describe("A month."),
    term: TaxReliefSplit.describe("Until the end of the group policy's year."),
  })
  .meta({ id: "TaxReliefAmounts", description: "Relief of income tax at source, as negative amounts." });
export type TaxReliefAmounts = z.output<typeof TaxReliefAmounts>;

/** What cover costs, a month and until the end of the group policy's year (decisions §2, "Cost on the enrolment"). */
export const Cost = z
  .strictObject({
    currency: z.string().length(3).describe("Currency of the amounts, a lowercase ISO 4217 code."),
    monthly: ContributionSplit.describe("A month."),
    term: ContributionSplit.describe("Until the end of the group policy's year."),
    tax_relief: TaxReliefAmounts.nullable().describe(
      "Negative amounts, not netted into the rest; null where the plan has no relief.",
    ),
  })
  .meta({
    id: "Cost",
    description: "What cover costs, a month and until the end of the group policy's year.",
  });
export type Cost = z.output<typeof Cost>;
