import { z } from "zod";
import { BenefitType, Currency } from "../shapes/codes.ts";
import { Cost, HealthPlanPricing } from "../shapes/pricing.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { Facts, PlanCoverage, PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { MemberType } from "../shapes/person.ts";
import { date } from "../shapes/scalars.ts";
import { PlanDocument } from "./catalogue.ts";

export const PolicyProvider = z
  .strictObject({
    id: id("pr"),
    name: z.string(),
    description: z.string(),
    logo_url: z.string(),
    employer_portal_url: z.string().nullish(),
    employee_portal_url: z.string().nullish(),
    support_phone_number: z.string().nullish().meta({ description: "E.164." }),
  })
  .meta({ id: "PolicyProvider" });
export type PolicyProvider = z.output<typeof PolicyProvider>;

/** `coverage_options` are the choices of every scope, narrowed to what was chosen at every level. */
export const PolicyPlan = z
  .strictObject({
    id: id("pl"),
    name: z.string(),
    description: z.string(),
    currency: Currency,
    documents: z.array(PlanDocument),
    coverage_options: z.array(PlanCoverage).nullish(),
  })
  .meta({ id: "PolicyPlan" });
export type PolicyPlan = z.output<typeof PolicyPlan>;

/** The terms of one benefit: cost sharing comes from the group policy, cover is chosen by the employee. */
export const BenefitEnrolment = z
  .strictObject({
    configuration: z.strictObject({ cost_sharing: CostSharingConfiguration }),
    coverage_options: z
      .array(PlanCoverage)
      .nullish()
      .meta({ description: "Policy-scoped choices on offer; only when the plan has some." }),
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
  })
  .meta({ id: "BenefitEnrolment" });
export type BenefitEnrolment = z.output<typeof BenefitEnrolment>;

/** A member of a policy as the policy records it; later changes of the person do not change it. */
export const PolicyMember = z
  .strictObject({
    id: id("pm"),
    member_type: MemberType,
    first_name: z.string(),
    last_name: z.string(),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .meta({ description: "The choices for this member only; the policyholder has none." }),
  })
  .meta({ id: "PolicyMember" });
export type PolicyMember = z.output<typeof PolicyMember>;

/** One policy that the intent leads to. */
export const PolicyEnrolment = z
  .strictObject({
    type: BenefitType,
    estimated_effective_from: date,
    provider: PolicyProvider,
    plan: PolicyPlan,
    health_insurance: BenefitEnrolment.optional(),
    life_assurance: BenefitEnrolment.optional().meta({
      description: "Extension, shaped like health_insurance.",
    }),
    id: id("p").nullish().meta({ description: "The policy, once it exists." }),
    members: z
      .array(PolicyMember)
      .optional()
      .meta({ description: "Extension: the members of the policy, the policyholder first; once it exists." }),
    pricing: HealthPlanPricing.meta({ description: "Extension: as the plan with pricing has it." }),
    cost: Cost.meta({
      description: "Extension: for the policyholder and the dependents of the last completed sub-intent.",
    }),
    facts: Facts.meta({ description: "Extension: what eligibility criteria are judged by." }),
    term_ends_on: date.meta({ description: "Extension: last day of the group policy's year." }),
  })
  .meta({ id: "PolicyEnrolment" });
export type PolicyEnrolment = z.output<typeof PolicyEnrolment>;
