import { z } from "zod";
import { BenefitType, Currency } from "../shapes/codes.ts";
import { Cost, HealthPlanPricing } from "../shapes/pricing.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { Facts, PlanCoverage, PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { MemberType } from "../shapes/person.ts";
import { date } from "../shapes/scalars.ts";
import { GlossaryEntry, PlanDocument } from "./catalogue.ts";

export const PolicyProvider = z
  .strictObject({
    id: id("pr"),
    name: z.string().describe("Name of the insurer."),
    description: z.string().describe("What the insurer says of itself."),
    logo_url: z.string().describe("Address of its logo, an image."),
    employer_portal_url: z
      .string()
      .nullish()
      .describe("Address of its portal for employers; null or absent = it has none."),
    employee_portal_url: z
      .string()
      .nullish()
      .describe("Address of its portal for employees; null or absent = it has none."),
    support_phone_number: z
      .string()
      .nullish()
      .describe("Telephone number of its support in E.164; null or absent = it has none."),
  })
  .meta({ id: "PolicyProvider", description: "The insurer of a policy, in short." });
export type PolicyProvider = z.output<typeof PolicyProvider>;

export const PolicyPlan = z
  .strictObject({
    id: id("pl"),
    name: z.string().describe("Name of the plan."),
    description: z.string().describe("What the insurer says of the plan, to employers."),
    description_for_employees: z
      .string()
      .optional()
      .describe("The same for the people it covers; absent = `description` is for both (extension)."),
    glossary: z
      .array(GlossaryEntry)
      .optional()
      .describe("Words of the trade in the plan's texts, explained; absent = none (extension)."),
    currency: Currency.describe("Currency of every amount of the policy."),
    documents: z.array(PlanDocument).describe("Documents for people to read."),
    coverage_options: z
      .array(PlanCoverage)
      .nullish()
      .describe(
        "Coverages of every scope, narrowed to what was chosen at every level; null or absent = nothing was chosen yet.",
      ),
  })
  .meta({ id: "PolicyPlan", description: "The plan of a policy, in short." });
export type PolicyPlan = z.output<typeof PolicyPlan>;

export const BenefitConfiguration = z
  .strictObject({ cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium.") })
  .meta({ id: "BenefitConfiguration", description: "What the group policy settles." });
export type BenefitConfiguration = z.output<typeof BenefitConfiguration>;

export const BenefitEnrolment = z
  .strictObject({
    configuration: BenefitConfiguration.describe("What the group policy settles."),
    coverage_options: z
      .array(PlanCoverage)
      .nullish()
      .describe("Policy-scoped choices on offer; only when the plan has some."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .nullish()
      .describe("Policy-scoped choices; null or absent = they were not made yet."),
  })
  .meta({
    id: "BenefitEnrolment",
    description:
      "The terms of one benefit: cost sharing comes from the group policy, cover is chosen by the employee.",
  });
export type BenefitEnrolment = z.output<typeof BenefitEnrolment>;

export const PolicyMember = z
  .strictObject({
    id: id("pm"),
    member_type: MemberType.describe("What the member counts as."),
    first_name: z.string().describe("First name."),
    last_name: z.string().describe("Last name."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .describe("The choices for this member only; the policyholder has none."),
  })
  .meta({
    id: "PolicyMember",
    description:
      "A member of a policy as the policy records it; later changes of the person do not change it.",
  });
export type PolicyMember = z.output<typeof PolicyMember>;

export const PolicyEnrolment = z
  .strictObject({
    type: BenefitType.describe("What is insured."),
    estimated_effective_from: date.describe("First day of cover, estimated until the policy exists."),
    provider: PolicyProvider.describe("The insurer."),
    plan: PolicyPlan.describe("The plan."),
    health_insurance: BenefitEnrolment.optional().describe("The terms; present with that `type`."),
    life_assurance: BenefitEnrolment.optional().describe(
      "The terms; present with that `type` (extension, shaped like health_insurance).",
    ),
    id: id("p").nullish().describe("The policy; null or absent until it exists."),
    members: z
      .array(PolicyMember)
      .optional()
      .describe("The members of the policy, the policyholder first; absent until it exists (extension)."),
    pricing: HealthPlanPricing.describe("What cover costs a month, premium tax included (extension)."),
    cost: Cost.describe(
      "The cost of the policyholder and the dependents of the last completed sub-intent (extension).",
    ),
    facts: Facts.describe("What eligibility criteria are judged by (extension)."),
    term_ends_on: date.describe("The last day of the group policy's year (extension)."),
  })
  .meta({ id: "PolicyEnrolment", description: "One policy that an enrolment leads to." });
export type PolicyEnrolment = z.output<typeof PolicyEnrolment>;
