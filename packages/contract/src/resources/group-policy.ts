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
  .meta({ id: "GroupPolicyIntentStatus", description: "How far the creation of group policies has come." });
export type GroupPolicyIntentStatus = z.output<typeof GroupPolicyIntentStatus>;

/** The workflow that creates group policies from an accepted quote (decisions §2 and §5; extension). */
export const GroupPolicyIntent = z
  .strictObject({
    id: id("gpi"),
    quote_intent_id: id("gqi").describe("The quote that was accepted."),
    employer_id: id("er").describe("The employer."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none."),
    group_id: id("gr").nullable().describe("The group; null with several levels."),
    plan_id: id("pl").nullable().describe("The plan; null with several levels."),
    items: z.array(QuoteItem).describe("What was quoted, by level."),
    status: GroupPolicyIntentStatus.describe("How far it has come."),
    due_date: datetime.nullable().describe("The last day for it, whole; null once it has ended."),
    cost_sharing: CostSharingConfiguration.nullable().describe(
      "Who pays what of the premium; null with several levels.",
    ),
    action_required: ActionRequired.optional().describe("What must be provided; only in `action_required`."),
    disclosures: z.array(Disclosure).describe("Texts that must be shown, in this order."),
    consent_receipt_id: id("cr").nullable().describe("The receipt of the consents; null = there is none."),
    group_policy_ids: z.array(id("gp")).describe("One for each level, once they exist."),
    created_at: datetime.describe("When the quote was accepted."),
    updated_at: datetime.describe("When it last changed."),
    object: z.literal("group_policy_intent").describe("Label of the kind of resource."),
  })
  .meta({
    id: "GroupPolicyIntent",
    description: "The workflow that creates group policies from an accepted quote.",
  });
export type GroupPolicyIntent = z.output<typeof GroupPolicyIntent>;

export const ConsentApproval = z
  .strictObject({
    id: id("cst"),
    user_id: nonEmptyText()
      .optional()
      .describe("Who approved it, by an identifier of the platform; absent = not given."),
    approved_at: datetime.optional().describe("When the person accepted it; absent = not given."),
  })
  .meta({ id: "ConsentApproval", description: "One statement that a person accepted." });
export type ConsentApproval = z.output<typeof ConsentApproval>;

export const GroupPolicyIntentInput = z
  .strictObject({
    quote_intent_id: id("gqi").describe("The quote to accept."),
    consent_approvals: z
      .array(ConsentApproval)
      .describe("Each statement that the quote intent shows, exactly once."),
    create_enrolment_intents: z
      .boolean()
      .optional()
      .describe("Starts an enrolment for each active employee of the groups; false by default."),
  })
  .meta({ id: "GroupPolicyIntentInput", description: "The acceptance of a quote." });
export type GroupPolicyIntentInput = z.output<typeof GroupPolicyIntentInput>;

export const GroupPolicyStatus = z
  .enum(["active", "ended"])
  .meta({ id: "GroupPolicyStatus", description: "Whether a group policy is in force." });
export type GroupPolicyStatus = z.output<typeof GroupPolicyStatus>;

/** A plan in force for a group, with the cost sharing and the choices of the group (extension). */
export const GroupPolicy = z
  .strictObject({
    id: id("gp"),
    employer_id: id("er").describe("The employer."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none."),
    group_id: id("gr").describe("The group that it covers."),
    plan_id: id("pl").describe("The plan."),
    benefit_type: BenefitType.describe("What is insured."),
    status: GroupPolicyStatus.describe("Whether it is in force."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .describe("What the employer chose for the whole group."),
    starts_on: date.describe("First day of cover."),
    year_ends_on: date.describe("The last day of the policy's year."),
    group_policy_intent_id: id("gpi").nullable().describe("The intent that created it, if there is one."),
    created_at: datetime.describe("When the record was made."),
    object: z.literal("group_policy").describe("Label of the kind of resource."),
  })
  .meta({
    id: "GroupPolicy",
    description: "A plan in force for a group, with the cost sharing and the choices of the group.",
  });
export type GroupPolicy = z.output<typeof GroupPolicy>;
