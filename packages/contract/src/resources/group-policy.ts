import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime, nonEmptyText } from "../shapes/scalars.ts";
import { ActionRequired } from "./enrolment-intent.ts";
import { QuoteItem } from "./group-quote-intent.ts";

export const GroupPolicyIntentStatus = z
  .enum([
    "processing",
    "action_required",
    "pending_provider_approval",
    "policy_created",
    "expired",
    "provider_rejected",
    "manual_renewal_gathering_required",
  ])
  .meta({ id: "GroupPolicyIntentStatus" });
export type GroupPolicyIntentStatus = z.output<typeof GroupPolicyIntentStatus>;

/** The workflow that creates group policies from an accepted quote (decisions §2 and §5; extension). */
export const GroupPolicyIntent = z
  .strictObject({
    id: id("gpi"),
    quote_intent_id: id("gqi"),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    group_id: id("gr").nullable().meta({ description: "Null with several levels." }),
    plan_id: id("pl").nullable().meta({ description: "Null with several levels." }),
    items: z.array(QuoteItem),
    status: GroupPolicyIntentStatus,
    due_date: datetime.nullable().meta({ description: "The whole day counts; null once it has ended." }),
    cost_sharing: CostSharingConfiguration.nullable().meta({ description: "Null with several levels." }),
    action_required: ActionRequired.optional(),
    disclosures: z.array(Disclosure),
    consent_receipt_id: id("cr").nullable(),
    group_policy_ids: z.array(id("gp")).meta({ description: "One for each level, once they exist." }),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("group_policy_intent"),
  })
  .meta({ id: "GroupPolicyIntent" });
export type GroupPolicyIntent = z.output<typeof GroupPolicyIntent>;

export const ConsentApproval = z
  .strictObject({
    id: id("cst"),
    user_id: nonEmptyText()
      .optional()
      .meta({ description: "Who approved it, by an identifier of the platform." }),
    approved_at: datetime.optional().meta({ description: "When the person accepted it." }),
  })
  .meta({ id: "ConsentApproval" });
export type ConsentApproval = z.output<typeof ConsentApproval>;

export const GroupPolicyIntentInput = z
  .strictObject({
    quote_intent_id: id("gqi"),
    consent_approvals: z
      .array(ConsentApproval)
      .meta({ description: "Each statement that the quote intent shows, exactly once." }),
    create_enrolment_intents: z
      .boolean()
      .optional()
      .meta({ description: "Starts an enrolment for each active employee of the groups; false by default." }),
  })
  .meta({ id: "GroupPolicyIntentInput" });
export type GroupPolicyIntentInput = z.output<typeof GroupPolicyIntentInput>;

export const GroupPolicyStatus = z.enum(["active", "ended"]).meta({ id: "GroupPolicyStatus" });
export type GroupPolicyStatus = z.output<typeof GroupPolicyStatus>;

/** A plan in force for a group, with the cost sharing and the choices of the group (extension). */
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
      .meta({ description: "The intent that created it, if there is one." }),
    created_at: datetime,
    object: z.literal("group_policy"),
  })
  .meta({ id: "GroupPolicy" });
export type GroupPolicy = z.output<typeof GroupPolicy>;
