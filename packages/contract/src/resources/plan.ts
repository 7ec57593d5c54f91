import { z } from "zod";
import { BenefitType } from "../shapes/benefit-type.ts";
import { CostSharingType } from "../shapes/cost-sharing.ts";
import { Currency } from "../shapes/currency.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { PlanCoverage } from "../shapes/plan-coverage.ts";
import { HealthPlanPricing, PricingBand } from "../shapes/pricing.ts";
import { ConsentStatement } from "./consent-statement.ts";
import { PlanDocument } from "./plan-document.ts";
import { Provider } from "./provider.ts";

export const DependentsCover = z.enum(["none", "optional", "required"]).meta({ id: "DependentsCover" });
export type DependentsCover = z.output<typeof DependentsCover>;

/** Ages inclusive, null = no bound. */
export const EmployeeEligibilityRules = z
  .strictObject({ min_age: z.int().nullable(), max_age: z.int().nullable() })
  .meta({ id: "EmployeeEligibilityRules" });
export type EmployeeEligibilityRules = z.output<typeof EmployeeEligibilityRules>;

/** Who may be covered beside the policyholder; null = that relation is not covered. */
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

/** What an operator imports, as a whole or not at all. */
export const Catalogue = z
  .strictObject({ providers: z.array(Provider), plans: z.array(Plan) })
  .meta({ id: "Catalogue" });
export type Catalogue = z.output<typeof Catalogue>;
