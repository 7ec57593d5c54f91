import { z } from "zod";
import { BenefitType } from "../shapes/benefit-type.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverage-selection.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { text } from "../shapes/text.ts";
import { date, datetime } from "../shapes/time.ts";
import { ConsentStatement } from "./consent-statement.ts";
import { ActionRequired } from "./enrolment-intent.ts";

export const GroupQuoteIntentStatus = z
  .enum([
    "processing",
    "action_required",
    "awaiting_quote",
    "quote_available",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ])
  .meta({ id: "GroupQuoteIntentStatus" });
export type GroupQuoteIntentStatus = z.output<typeof GroupQuoteIntentStatus>;

export const QuoteLevel = z
  .strictObject({
    group_id: id("gr"),
    plan_id: id("pl"),
    cost_sharing: CostSharingConfiguration.nullish(),
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
  })
  .meta({ id: "QuoteLevel" });
export type QuoteLevel = z.output<typeof QuoteLevel>;

export const QuoteItem = z
  .strictObject({ benefit_type: BenefitType, levels: z.array(QuoteLevel), ref: z.string().nullish() })
  .meta({ id: "QuoteItem" });
export type QuoteItem = z.output<typeof QuoteItem>;

/** The workflow that requests a quote for a group and plan, or for several levels of one benefit. */
export const GroupQuoteIntent = z
  .strictObject({
    id: id("gqi"),
    group_id: id("gr").nullable(),
    plan_id: id("pl").nullable(),
    status: GroupQuoteIntentStatus,
    items: z.array(QuoteItem),
    consent_links: z.array(ConsentStatement),
    disclosures: z.array(Disclosure),
    type: z.enum(["single", "multi_level"]).nullish(),
    cost_sharing: CostSharingConfiguration.nullish(),
    expected_start_date: date.nullish(),
    action_required: ActionRequired.optional(),
    object: z.string().optional(),
    employer_id: id("er").meta({ description: "Extension." }),
    external_customer_id: z.string().nullable().meta({ description: "Extension." }),
    due_by: datetime.optional().meta({
      description:
        "Extension: the last day to act, where the employer is; of a quote that can be accepted, the last day of its validity. The whole day counts.",
    }),
    created_at: datetime.meta({ description: "Extension." }),
    updated_at: datetime.meta({ description: "Extension." }),
  })
  .meta({ id: "GroupQuoteIntent" });
export type GroupQuoteIntent = z.output<typeof GroupQuoteIntent>;

export const QuoteLevelInput = z
  .strictObject({
    group_id: id("gr"),
    plan_id: id("pl"),
    cost_sharing: CostSharingConfiguration,
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
  })
  .meta({ id: "QuoteLevelInput" });

export const GroupQuoteIntentInput = z
  .strictObject({
    group_id: id("gr").nullish(),
    plan_id: id("pl").nullish(),
    cost_sharing: CostSharingConfiguration.optional(),
    expected_start_date: date.nullish(),
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
    items: z
      .array(
        z.strictObject({
          benefit_type: BenefitType,
          ref: text().nullish(),
          levels: z.array(QuoteLevelInput),
        }),
      )
      .nullish(),
  })
  .meta({ id: "GroupQuoteIntentInput" });
export type GroupQuoteIntentInput = z.output<typeof GroupQuoteIntentInput>;
