import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { Cost, TaxedAmount } from "../shapes/pricing.ts";
import { date, datetime, text } from "../shapes/scalars.ts";
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
        "Extension: the last day to act, in the time zone of the employer; for a quote that can be accepted, the last day of its validity. The whole day counts.",
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

/** The cost of one employee without dependents, who are not known yet. */
export const QuotedEmployee = z
  .strictObject({ employee_id: id("ee"), cost: Cost })
  .meta({ id: "QuotedEmployee" });
export type QuotedEmployee = z.output<typeof QuotedEmployee>;

/** An employee in the list of all employees of a quote; once for each of the quoted groups that they are in. */
export const ListedQuotedEmployee = z
  .strictObject({ id: id("qe"), group_id: id("gr"), ...QuotedEmployee.shape })
  .meta({ id: "ListedQuotedEmployee" });
export type ListedQuotedEmployee = z.output<typeof ListedQuotedEmployee>;

/** One group under one plan. Amounts in currency units a month, tax included unless split. */
export const QuotedLevel = z
  .strictObject({
    group_id: id("gr"),
    plan_id: id("pl"),
    cost_sharing: CostSharingConfiguration,
    coverage_selections: z.array(PlanCoverageOptionSelection).nullable(),
    employee_count: z.int(),
    total_monthly_premium: z.number(),
    employer_monthly_cost: z.number(),
    monthly_premium: TaxedAmount.meta({ description: "The total, split by premium tax." }),
    employees: z.array(QuotedEmployee).meta({
      description: "The first 100; all are in the list of the quote's employees.",
    }),
  })
  .meta({ id: "QuotedLevel" });
export type QuotedLevel = z.output<typeof QuotedLevel>;

export const QuotedItem = z
  .strictObject({ benefit_type: BenefitType, ref: z.string().nullable(), levels: z.array(QuotedLevel) })
  .meta({ id: "QuotedItem" });
export type QuotedItem = z.output<typeof QuotedItem>;

/** The quote of a group quote intent (decisions §2, "Quote"). Sums are over all levels, in currency units. */
export const Quote = z
  .strictObject({
    quote_intent_id: id("gqi"),
    employee_count: z.int(),
    cost_sharing: CostSharingConfiguration.nullable().meta({ description: "Null with several levels." }),
    total_monthly_premium: z.number(),
    employer_monthly_cost: z.number(),
    monthly_premium: TaxedAmount.meta({ description: "The total, split by premium tax." }),
    currency: z.string().length(3),
    starts_on: date.meta({ description: "The first day of cover that the prices are for." }),
    generated_at: datetime,
    expires_at: datetime.meta({ description: "The whole day counts, in the time zone of the employer." }),
    items: z.array(QuotedItem),
    object: z.literal("quote"),
  })
  .meta({ id: "Quote" });
export type Quote = z.output<typeof Quote>;
