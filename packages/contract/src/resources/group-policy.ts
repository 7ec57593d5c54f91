import { z } from "zod";
import { BenefitType } from "../shapes/benefit-type.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverage-selection.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/time.ts";

export const GroupPolicyStatus = z.enum(["active", "ended"]).meta({ id: "GroupPolicyStatus" });
export type GroupPolicyStatus = z.output<typeof GroupPolicyStatus>;

/** A plan in force for a group: it fixes cost sharing and the group's choices (extension). */
export const GroupPolicy = z
  .strictObject({
    id: id("gp"),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    group_id: id("gr"),
    plan_id: id("pl"),
    benefit_type: BenefitType,
    status: GroupPolicyStatus,
    cost_sharing: CostSharingConfiguration,
    coverage_selections: z.array(PlanCoverageOptionSelection),
    starts_on: date,
    year_ends_on: date.meta({ description: "The last day of the policy's year." }),
    group_policy_intent_id: id("gpi")
      .nullable()
      .meta({ description: "The intent that made it, if one did." }),
    created_at: datetime,
    object: z.literal("group_policy"),
  })
  .meta({ id: "GroupPolicy" });
export type GroupPolicy = z.output<typeof GroupPolicy>;
