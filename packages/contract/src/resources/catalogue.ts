import { z } from "zod";
import { BenefitType, Country, Currency } from "../shapes/codes.ts";
import { CostSharingType } from "../shapes/cost-sharing.ts";
import { PlanCoverage } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { HealthPlanPricing, PricingBand } from "../shapes/pricing.ts";
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
  .meta({ id: "PlanDocumentType", description: "Fall back to a generic label for values not listed here." });
export type PlanDocumentType = z.output<typeof PlanDocumentType>;

export const PlanDocument = z
  .strictObject({ title: z.string(), link: z.string(), type: PlanDocumentType.optional() })
  .meta({ id: "PlanDocument" });
export type PlanDocument = z.output<typeof PlanDocument>;

/** An insurer. */
export const Provider = z
  .strictObject({
    id: id("pr"),
    name: z.string(),
    description: z.string(),
    website_url: z.string(),
    logo_url: z.string(),
    support_phone: z.string(),
    supported_countries: z.array(Country),
    object: z.literal("provider").optional(),
    employer_platform_url: z.string().nullish(),
    service_hub_url: z.string().nullish(),
  })
  .meta({ id: "Provider" });
export type Provider = z.output<typeof Provider>;

export const DependentsCover = z.enum(["none", "optional", "required"]).meta({ id: "DependentsCover" });
export type DependentsCover = z.output<typeof DependentsCover>;

/** Ages inclusive, null = no bound. */
export const EmployeeEligibilityRules = z
  .strictObject({ min_age: z.int().nullable(), max_age: z.int().nullable() })
  .meta({ id: "EmployeeEligibilityRules" });
export type EmployeeEligibilityRules = z.output<typeof EmployeeEligibilityRules>;

/** The dependents that can be covered; null means that the relationship is not covered. */
export const DependentEligibilityRules = z
  .strictObject({
    partner: z
      .strictObject({ min_age: z.int().nullable(), max_age: z.int().nullable(), max_count: z.int() })
      .nullable(),
    child: z.strictObject({ max_age: z.int().nullable(), student_max_age: z.int().nullable() }).nullable(),
  })
  .meta({ id: "DependentEligibilityRules" });
export type DependentEligibilityRules = z.output<typeof DependentEligibilityRules>;

/** Relief for each member: rate × min(premium of the year, cap of the band) / 12 (decisions §6). */
export const TaxRelief = z
  .strictObject({
    name: z.string(),
    rate_percent: z.number(),
    annual_premium_cap: z.strictObject({
      adult: z.number().optional(),
      young_adult: z.number().optional(),
      child: z.number().optional(),
    }),
  })
  .meta({ id: "TaxRelief" });
export type TaxRelief = z.output<typeof TaxRelief>;

/** A plan with all fields of the catalogue. */
export const Plan = z
  .strictObject({
    id: id("pl"),
    provider_id: id("pr"),
    benefit_type: BenefitType,
    name: z.string(),
    description: z.string(),
    currency: Currency,
    documents: z.array(PlanDocument),
    coverage_configurations: z.array(PlanCoverage),
    pricing: HealthPlanPricing,
    pricing_bands: z.array(PricingBand).nullable(),
    tax: z.strictObject({ name: z.string(), rate_percent: z.number() }),
    tax_relief: TaxRelief.nullable(),
    employee_eligibility: EmployeeEligibilityRules,
    dependent_eligibility: DependentEligibilityRules,
    supported_cost_sharing_types: z.array(CostSharingType),
    disclosures: z.array(Disclosure),
    consent_statements: z.array(ConsentStatement),
    dependents_cover: DependentsCover,
    beneficiaries: z.enum(["none", "required"]).optional().meta({
      description:
        "Whether beneficiaries are asked for; absent: required for life assurance, none otherwise.",
    }),
    object: z.literal("plan").optional(),
  })
  .meta({ id: "Plan" });
export type Plan = z.output<typeof Plan>;

/** The catalogue that an operator imports, all of it or nothing. */
export const Catalogue = z
  .strictObject({ providers: z.array(Provider), plans: z.array(Plan) })
  .meta({ id: "Catalogue" });
export type Catalogue = z.output<typeof Catalogue>;
