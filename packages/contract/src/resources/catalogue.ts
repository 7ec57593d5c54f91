import { z } from "zod";
import { BenefitType, Country, Currency } from "../shapes/codes.ts";
import { CostSharingType } from "../shapes/cost-sharing.ts";
import { PlanCoverage } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { HealthPlanPricing, PricingBand } from "../shapes/pricing.ts";
import { nonEmptyText } from "../shapes/scalars.ts";
import { ConsentStatement } from "./consent-statement.ts";

export const PlanDocumentType = z
  .enum([
    "ipid",
    "table_of_cover",
    "waiting_periods",
    "hospital_list",
    "plan_summary",
    "terms_and_conditions",
    "other",
  ])
  .meta({
    id: "PlanDocumentType",
    description: "What a document is. Further values may come: show them with a general label.",
    "x-enrolkit-open": true,
  });
export type PlanDocumentType = z.output<typeof PlanDocumentType>;

export const PlanDocument = z
  .strictObject({
    title: z.string().describe("Title, in the insurer's words."),
    link: z.string().describe("Public address of the document, in any format."),
    type: PlanDocumentType.optional().describe("What the document is; absent = not said."),
  })
  .meta({ id: "PlanDocument", description: "A document of a plan, for people to read." });
export type PlanDocument = z.output<typeof PlanDocument>;

export const Provider = z
  .strictObject({
    id: id("pr"),
    name: z.string().describe("Name of the insurer."),
    description: z.string().describe("What the insurer says of itself."),
    website_url: z.string().describe("Address of its website."),
    logo_url: z.string().describe("Address of its logo, an image."),
    support_phone: z.string().describe("Telephone number of its support."),
    supported_countries: z.array(Country).describe("Countries that it insures in."),
    object: z.literal("provider").optional().describe("Label of the kind of resource."),
    employer_platform_url: z
      .string()
      .nullish()
      .describe("Address of its portal for employers; null or absent = it has none."),
    service_hub_url: z
      .string()
      .nullish()
      .describe("Address of the service's page about it for the platform; null or absent = not configured."),
  })
  .meta({ id: "Provider", description: "An insurer." });
export type Provider = z.output<typeof Provider>;

export const DependentsCover = z
  .enum(["none", "optional", "required"])
  .meta({ id: "DependentsCover", description: "Whether dependents can, or must, be covered." });
export type DependentsCover = z.output<typeof DependentsCover>;

export const EmployeeEligibilityRules = z
  .strictObject({
    min_age: z.int().nullable().describe("Youngest age in years; null = no limit."),
    max_age: z.int().nullable().describe("Oldest age in years; null = no limit."),
  })
  .meta({
    id: "EmployeeEligibilityRules",
    description: "Ages of employees that a plan covers, both inclusive, on the effective date.",
  });
export type EmployeeEligibilityRules = z.output<typeof EmployeeEligibilityRules>;

export const PartnerEligibilityRules = z
  .strictObject({
    min_age: z.int().nullable().describe("Youngest age in years; null = no limit."),
    max_age: z.int().nullable().describe("Oldest age in years; null = no limit."),
    max_count: z.int().describe("How many spouses and partners can be covered, in all."),
  })
  .meta({ id: "PartnerEligibilityRules", description: "The spouses and partners that a plan covers." });
export type PartnerEligibilityRules = z.output<typeof PartnerEligibilityRules>;

export const ChildEligibilityRules = z
  .strictObject({
    max_age: z.int().nullable().describe("Oldest age in years; null = no limit."),
    student_max_age: z
      .int()
      .nullable()
      .describe("Oldest age in years with evidence of studies; null = studies make no difference."),
  })
  .meta({ id: "ChildEligibilityRules", description: "The children that a plan covers." });
export type ChildEligibilityRules = z.output<typeof ChildEligibilityRules>;

export const DependentEligibilityRules = z
  .strictObject({
    partner: PartnerEligibilityRules.nullable().describe(
      "Rules for spouses and partners; null = they are not covered.",
    ),
    child: ChildEligibilityRules.nullable().describe("Rules for children; null = they are not covered."),
  })
  .meta({
    id: "DependentEligibilityRules",
    description: "The dependents that a plan covers; ages are inclusive, on the effective date.",
  });
export type DependentEligibilityRules = z.output<typeof DependentEligibilityRules>;

const cap = z.number().optional();

export const AnnualPremiumCaps = z
  .strictObject({
    adult: cap.describe("Cap for an adult, in currency units; absent = no relief."),
    young_adult: cap.describe("Cap for a young adult, in currency units; absent = no relief."),
    child: cap.describe("Cap for a child, in currency units; absent = no relief."),
  })
  .meta({
    id: "AnnualPremiumCaps",
    description: "The part of a year's premium that relief is given for, by price band.",
  });
export type AnnualPremiumCaps = z.output<typeof AnnualPremiumCaps>;

/** Relief for each member: rate × min(premium of the year, cap of the band) / 12 (decisions §6). */
export const TaxRelief = z
  .strictObject({
    name: z.string().describe("Name of the relief, for people to read."),
    rate_percent: z.number().describe("Rate in percent: 20 means 20 %."),
    annual_premium_cap: AnnualPremiumCaps.describe("How much of a year's premium counts, by price band."),
  })
  .meta({
    id: "TaxRelief",
    description:
      "Relief of income tax at source, for each member: rate × min(premium of the year, cap) / 12 a month.",
  });
export type TaxRelief = z.output<typeof TaxRelief>;

export const PremiumTax = z
  .strictObject({
    name: z.string().describe("Name of the tax, for people to read."),
    rate_percent: z.number().describe("Rate in percent: 5 means 5 %."),
  })
  .meta({ id: "PremiumTax", description: "The tax that is included in premiums." });
export type PremiumTax = z.output<typeof PremiumTax>;

export const GlossaryEntry = z
  .strictObject({
    term: nonEmptyText().describe("A word of the trade, as the plan's texts use it."),
    explanation: nonEmptyText(1000).describe("What it means, in plain words."),
  })
  .meta({ id: "GlossaryEntry", description: "A word of the trade that a plan uses, and what it means." });
export type GlossaryEntry = z.output<typeof GlossaryEntry>;

/** A plan with all fields of the catalogue. */
export const Plan = z
  .strictObject({
    id: id("pl"),
    provider_id: id("pr").describe("The insurer."),
    benefit_type: BenefitType.describe("What is insured."),
    name: z.string().describe("Name of the plan."),
    description: z.string().describe("What the insurer says of the plan, to employers."),
    description_for_employees: nonEmptyText(1000)
      .optional()
      .describe("The same for the people it covers; absent = `description` is for both."),
    glossary: z
      .array(GlossaryEntry)
      .optional()
      .describe("Words of the trade in the plan's texts, explained; absent = none."),
    currency: Currency.describe("Currency of every amount of the plan."),
    documents: z.array(PlanDocument).describe("Documents for people to read."),
    coverage_configurations: z
      .array(PlanCoverage)
      .describe("The coverage decisions of every scope; empty = nothing is to be chosen."),
    pricing: HealthPlanPricing.describe("What cover costs a month, premium tax included."),
    pricing_bands: z
      .array(PricingBand)
      .nullable()
      .describe("Ages of the price bands; null = prices are by tier."),
    tax: PremiumTax.describe("The tax that the premiums include."),
    tax_relief: TaxRelief.nullable().describe("Relief of income tax at source; null = there is none."),
    employee_eligibility: EmployeeEligibilityRules.describe("Employees that it covers."),
    dependent_eligibility: DependentEligibilityRules.describe("Dependents that it covers."),
    supported_cost_sharing_types: z
      .array(CostSharingType)
      .describe("Ways in which employer and employee can share its cost."),
    disclosures: z.array(Disclosure).describe("Texts that must be shown, in this order."),
    consent_statements: z
      .array(ConsentStatement)
      .describe("Statements that an employer accepts with a quote, in this order."),
    dependents_cover: DependentsCover.describe("Whether dependents can, or must, be covered."),
    beneficiaries: z
      .enum(["none", "optional", "required"])
      .optional()
      .describe(
        "Whether an enrolment asks for beneficiaries: `optional` does not, and they can be named on the policy; absent: required for life assurance, none otherwise.",
      ),
    object: z.literal("plan").optional().describe("Label of the kind of resource."),
  })
  .meta({ id: "Plan", description: "What can be insured: choices, prices, rules and texts." });
export type Plan = z.output<typeof Plan>;

export const Catalogue = z
  .strictObject({
    providers: z.array(Provider).describe("The insurers."),
    plans: z.array(Plan).describe("Their plans."),
  })
  .meta({ id: "Catalogue", description: "The catalogue that an operator imports, all of it or nothing." });
export type Catalogue = z.output<typeof Catalogue>;
