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
  .meta({ id: "GroupQuoteIntentStatus", description: "How far a request for a quote has come." });
export type GroupQuoteIntentStatus = z.output<typeof GroupQuoteIntentStatus>;

export const QuoteLevel = z
  .strictObject({
    group_id: id("gr").describe("The group."),
    plan_id: id("pl").describe("The plan that it is quoted for."),
    cost_sharing: CostSharingConfiguration.nullish().describe(
      "Who pays what of the premium; null or absent = not settled yet, with a single level only.",
    ),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .nullish()
      .describe("Choices for the whole group; null or absent = none were made."),
  })
  .meta({ id: "QuoteLevel", description: "One group under one plan." });
export type QuoteLevel = z.output<typeof QuoteLevel>;

export const QuoteItem = z
  .strictObject({
    benefit_type: BenefitType.describe("What is insured."),
    levels: z.array(QuoteLevel).describe("Groups and their plans, in the order sent."),
    ref: z.string().nullish().describe("The label that was sent with it; null or absent = none."),
  })
  .meta({ id: "QuoteItem", description: "What is quoted for one benefit." });
export type QuoteItem = z.output<typeof QuoteItem>;

export const GroupQuoteIntent = z
  .strictObject({
    id: id("gqi"),
    group_id: id("gr").nullable().describe("The group; null with several levels."),
    plan_id: id("pl").nullable().describe("The plan; null with several levels."),
    status: GroupQuoteIntentStatus.describe("How far the request has come."),
    items: z.array(QuoteItem).describe("What is quoted; a single level is one item with one level."),
    consent_links: z
      .array(ConsentStatement)
      .describe("Statements to accept with the quote, in this order; empty = none are configured."),
    disclosures: z
      .array(Disclosure)
      .describe("Texts that must be shown, in this order; with several levels, of all plans, each once."),
    type: z
      .enum(["single", "multi_level"])
      .nullish()
      .describe("One level or several; null or absent = `single`."),
    cost_sharing: CostSharingConfiguration.nullish().describe(
      "Who pays what of the premium; null or absent with several levels.",
    ),
    expected_start_date: date
      .nullish()
      .describe("The first day of cover that was wished for; null or absent = no wish."),
    action_required: ActionRequired.optional().describe("What must be provided; only in `action_required`."),
    object: z.string().optional().describe("Label of the kind of resource."),
    employer_id: id("er").describe("The employer (extension)."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none (extension)."),
    due_by: datetime
      .optional()
      .describe(
        "Extension: the last day to act, in the time zone of the employer; for a quote that can be accepted, the last day of its validity. The whole day counts.",
      ),
    created_at: datetime.describe("When it was asked for (extension)."),
    updated_at: datetime.describe("When it last changed (extension)."),
  })
  .meta({
    id: "GroupQuoteIntent",
    description:
      "The workflow that requests a quote for a group and plan, or for several levels of one benefit.",
  });
export type GroupQuoteIntent = z.output<typeof GroupQuoteIntent>;

const selectionsInput = z
  .array(PlanCoverageOptionSelection)
  .nullish()
  .describe("Choices of the group-scoped coverages; null or absent = none.");

export const QuoteLevelInput = z
  .strictObject({
    group_id: id("gr").describe("The group; each at most once."),
    plan_id: id("pl").describe("The plan to quote for it."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    coverage_selections: selectionsInput,
  })
  .meta({ id: "QuoteLevelInput", description: "One group to quote under one plan." });
export type QuoteLevelInput = z.output<typeof QuoteLevelInput>;

export const QuoteItemInput = z
  .strictObject({
    benefit_type: BenefitType.describe("What is insured."),
    ref: text().nullish().describe("A label of yours, which comes back as it is; null or absent = none."),
    levels: z.array(QuoteLevelInput).describe("Groups and their plans, at least one."),
  })
  .meta({ id: "QuoteItemInput", description: "What to quote for one benefit." });
export type QuoteItemInput = z.output<typeof QuoteItemInput>;

export const GroupQuoteIntentInput = z
  .strictObject({
    group_id: id("gr").nullish().describe("The group; null or absent with `items`."),
    plan_id: id("pl").nullish().describe("The plan; null or absent with `items`."),
    cost_sharing: CostSharingConfiguration.optional().describe(
      "Who pays what of the premium; absent with `items`.",
    ),
    expected_start_date: date
      .nullish()
      .describe("The first day of cover that is wished for; null or absent = no wish."),
    coverage_selections: selectionsInput,
    items: z
      .array(QuoteItemInput)
      .nullish()
      .describe("Exactly one item of several levels, in the place of the fields above; else null or absent."),
  })
  .meta({
    id: "GroupQuoteIntentInput",
    description: "A quote to ask for: for a group and plan, or for several levels of one benefit.",
  });
export type GroupQuoteIntentInput = z.output<typeof GroupQuoteIntentInput>;

export const QuotedEmployee = z
  .strictObject({
    employee_id: id("ee").describe("The employee."),
    first_name: z.string().describe("First name, as it is now."),
    last_name: z.string().describe("Last name, as it is now."),
    external_id: z.string().nullable().describe("The platform's own staff number; null = there is none."),
    cost: Cost.describe("What cover costs for the employee alone."),
  })
  .meta({
    id: "QuotedEmployee",
    description: "The cost of one employee without dependents, who are not known yet.",
  });
export type QuotedEmployee = z.output<typeof QuotedEmployee>;

export const ListedQuotedEmployee = z
  .strictObject({
    id: id("qe"),
    group_id: id("gr").describe("The group that the employee is quoted in."),
    ...QuotedEmployee.shape,
  })
  .meta({
    id: "ListedQuotedEmployee",
    description:
      "An employee in the list of all employees of a quote; once for each of the quoted groups that they are in.",
  });
export type ListedQuotedEmployee = z.output<typeof ListedQuotedEmployee>;

const sums = {
  total_monthly_premium: z.number().describe("Premium a month, tax included, in currency units."),
  employer_monthly_cost: z.number().describe("The employer's share of it a month, in currency units."),
  monthly_premium: TaxedAmount.describe("The total, split by premium tax."),
};

export const QuotedLevel = z
  .strictObject({
    group_id: id("gr").describe("The group."),
    plan_id: id("pl").describe("The plan."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .nullable()
      .describe("Choices for the whole group; null = none were made."),
    employee_count: z.int().describe("Employees in the group who are quoted."),
    ...sums,
    employees: z
      .array(QuotedEmployee)
      .describe("The first 100; all are in the list of the quote's employees."),
  })
  .meta({ id: "QuotedLevel", description: "The price of one group under one plan." });
export type QuotedLevel = z.output<typeof QuotedLevel>;

export const QuotedItem = z
  .strictObject({
    benefit_type: BenefitType.describe("What is insured."),
    ref: z.string().nullable().describe("The label that was sent with it; null = none."),
    levels: z.array(QuotedLevel).describe("Prices by level, in the order sent."),
  })
  .meta({ id: "QuotedItem", description: "The prices for one benefit." });
export type QuotedItem = z.output<typeof QuotedItem>;

/** The quote of a group quote intent (decisions §2, "Quote"). */
export const Quote = z
  .strictObject({
    quote_intent_id: id("gqi").describe("The request that it answers."),
    employee_count: z.int().describe("Employees who are quoted, over all levels."),
    cost_sharing: CostSharingConfiguration.nullable().describe(
      "Who pays what of the premium; null with several levels.",
    ),
    ...sums,
    currency: z.string().length(3).describe("Currency of the amounts, a lowercase ISO 4217 code."),
    starts_on: date.describe("The first day of cover that the prices are for."),
    generated_at: datetime.describe("When it was made."),
    expires_at: datetime.describe("The last day of its validity, whole, in the time zone of the employer."),
    items: z.array(QuotedItem).describe("Prices by benefit and level."),
    object: z.literal("quote").describe("Label of the kind of resource."),
  })
  .meta({ id: "Quote", description: "The quote of a group quote intent. Its sums are over all levels." });
export type Quote = z.output<typeof Quote>;
