import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
import { Cost } from "../shapes/pricing.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/scalars.ts";
import { PolicyMember } from "./policy-enrolment.ts";

export const PolicyStatus = z
  .enum(["active", "cancelled"])
  .meta({ id: "PolicyStatus", description: "Whether a policy covers, or has ended." });
export type PolicyStatus = z.output<typeof PolicyStatus>;

export const CoveredMember = PolicyMember.extend({
  associated_person_id: id("ap")
    .nullable()
    .describe("The person on file; null for the policyholder. The person may have been deleted since."),
  date_of_birth: date.describe("Date of birth."),
  covered_from: date.describe("Their first day of cover, on which their age counts."),
}).meta({ id: "CoveredMember", description: "A member of a policy, with what decides their price." });
export type CoveredMember = z.output<typeof CoveredMember>;

export const UpcomingChange = z
  .strictObject({
    effective_from: date.describe("The first day on which it takes effect."),
    members: z.array(CoveredMember).describe("Who is covered from then on, the policyholder first."),
    cost: Cost.describe("What cover costs from then on."),
  })
  .meta({ id: "UpcomingChange", description: "A change of a policy that takes effect on a later day." });
export type UpcomingChange = z.output<typeof UpcomingChange>;

export const PolicyCover = z
  .strictObject({
    effective_from: date.describe("The first day on which it counts."),
    members: z.array(CoveredMember).describe("Who is covered from then on, the policyholder first."),
    cost: Cost.describe("What cover costs from then on."),
  })
  .meta({ id: "PolicyCover", description: "What a policy covers from a day on, until the next one begins." });
export type PolicyCover = z.output<typeof PolicyCover>;

/** One employee's policy, with its cover on the requested day (extension). */
export const Policy = z
  .strictObject({
    id: id("p"),
    employee_id: id("ee").describe("The policyholder."),
    employer_id: id("er").describe("The employer."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none."),
    group_id: id("gr").describe("The group that the employee is covered in."),
    group_policy_id: id("gp").describe("The group policy that it belongs to."),
    enrolment_intent_id: id("ei").describe("The enrolment that it came of."),
    plan_id: id("pl").describe("The plan."),
    benefit_type: BenefitType.describe("What is insured."),
    member_number: z
      .string()
      .nullable()
      .describe("The insurer's number of the policy, by which it knows the member; null = it gave none."),
    status: PolicyStatus.describe("Whether it covers, or has ended."),
    effective_from: date.describe("First day of cover."),
    ends_on: date.nullable().describe("The last day of cover, once it is cancelled; null before."),
    year_ends_on: date.describe("The last day of the policy's year."),
    adjustable_until: date.describe("The last day of the initial adjustment period."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    coverage_selections: z.array(PlanCoverageOptionSelection).describe("Policy-scoped choices."),
    members: z
      .array(CoveredMember)
      .describe("Who is covered on the requested day or, before cover starts, on its first."),
    cost: Cost.describe("What cover costs on that day."),
    cover_history: z
      .array(PolicyCover)
      .describe(
        "What it has covered since its first day, in the order of days. The last one is the cover of the requested day.",
      ),
    upcoming_changes: z
      .array(UpcomingChange)
      .describe("Changes that take effect on later days, in their order."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("policy").describe("Label of the kind of resource."),
  })
  .meta({ id: "Policy", description: "One employee's policy, with its cover on the requested day." });
export type Policy = z.output<typeof Policy>;
