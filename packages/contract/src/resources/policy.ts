import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
import { Cost } from "../shapes/pricing.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/scalars.ts";
import { PolicyMember } from "./policy-enrolment.ts";

export const PolicyStatus = z.enum(["active", "cancelled"]).meta({ id: "PolicyStatus" });
export type PolicyStatus = z.output<typeof PolicyStatus>;

/** A member of a policy, with what decides their price. */
export const CoveredMember = PolicyMember.extend({
  associated_person_id: id("ap")
    .nullable()
    .meta({ description: "Null for the policyholder; the person may have been deleted since." }),
  date_of_birth: date,
  covered_from: date.meta({ description: "Their first day of cover, on which their age counts." }),
}).meta({ id: "CoveredMember" });
export type CoveredMember = z.output<typeof CoveredMember>;

/** One employee's policy, with its cover on the requested day (extension). */
export const Policy = z
  .strictObject({
    id: id("p"),
    employee_id: id("ee"),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    group_id: id("gr"),
    group_policy_id: id("gp"),
    enrolment_intent_id: id("ei"),
    plan_id: id("pl"),
    benefit_type: BenefitType,
    status: PolicyStatus,
    effective_from: date,
    ends_on: date.nullable().meta({ description: "The last day of cover, once it is cancelled." }),
    year_ends_on: date.meta({ description: "The last day of the policy's year." }),
    adjustable_until: date.meta({ description: "The last day of the initial adjustment period." }),
    cost_sharing: CostSharingConfiguration,
    coverage_selections: z.array(PlanCoverageOptionSelection),
    members: z.array(CoveredMember),
    cost: Cost,
    upcoming_changes: z
      .array(z.strictObject({ effective_from: date, members: z.array(CoveredMember), cost: Cost }))
      .meta({ description: "Changes that take effect on later days, in their order." }),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("policy"),
  })
  .meta({ id: "Policy" });
export type Policy = z.output<typeof Policy>;
