import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/scalars.ts";
import { ConsentLink } from "./consent-statement.ts";
import { QuoteItem } from "./group-quote-intent.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const AcceptedStatement = z
  .strictObject({
    position: z.int().positive().describe("The position of the statement, from 1."),
    id: id("cst"),
    text: z.string().describe("The sentence, with its `{token}` placeholders."),
    text_sha256: sha256.describe("SHA-256 of the text in UTF-8, in hex."),
    links: z.array(ConsentLink).describe("The documents that the placeholders stood for."),
    user_id: z
      .string()
      .nullable()
      .describe("Who approved it, by an identifier of the platform; null = not given."),
    approved_at: datetime.nullable().describe("When the person accepted it; null = not given."),
  })
  .meta({
    id: "AcceptedStatement",
    description: "One statement as it was shown and accepted, word for word.",
  });
export type AcceptedStatement = z.output<typeof AcceptedStatement>;

export const ActingUser = z
  .strictObject({
    id: z.string().describe("An identifier of the platform."),
    name: z.string().nullable().describe("Their full name; null = not given."),
    role: z.string().nullable().describe("What they are in the company; null = not given."),
  })
  .meta({ id: "ActingUser", description: "The person behind a session, as the platform named them." });
export type ActingUser = z.output<typeof ActingUser>;

export const ConsentActor = z
  .strictObject({
    kind: z.enum(["platform", "dashboard", "employer_session"]).describe("The kind of credential."),
    id: z.string().describe("The key, session or dashboard user; never the secret."),
    acting_user_id: z
      .string()
      .nullable()
      .describe("The person behind the session, by an identifier of the platform; null = not given."),
    acting_user: ActingUser.nullish().describe(
      "The same person with name and role; null = no person was named, absent in receipts of before there was this field.",
    ),
  })
  .meta({ id: "ConsentActor", description: "Who sent the acceptance." });
export type ConsentActor = z.output<typeof ConsentActor>;

export const PurchasedCover = z
  .strictObject({
    name: z.string().describe("What was chosen about, such as a network."),
    options: z
      .array(z.string())
      .describe("Names of the chosen options; one below another as `Parent: option`, after its parent."),
  })
  .meta({ id: "PurchasedCover", description: "One choice for the whole group, by name." });

export const PurchasedLevel = z
  .strictObject({
    benefit_type: BenefitType.describe("What is insured."),
    group_id: id("gr").describe("The group."),
    group_name: z.string().describe("Its name."),
    plan_id: id("pl").describe("The plan."),
    plan_name: z.string().describe("Its name."),
    provider_id: id("pr").describe("The insurer."),
    provider_name: z.string().describe("Its name."),
    employee_count: z.int().nonnegative().describe("Employees of the group who were quoted."),
    total_monthly_premium: z.number().describe("Their premium a month, tax included, in currency units."),
    employer_monthly_cost: z.number().describe("The employer's share of it a month, in currency units."),
    cost_sharing: CostSharingConfiguration.describe("Who pays what of the premium."),
    cover: z.array(PurchasedCover).describe("Choices for the whole group; empty = there were none."),
  })
  .meta({ id: "PurchasedLevel", description: "One group, and what was bought for it." });

export const Purchase = z
  .strictObject({
    starts_on: date.describe("The first day of cover that was quoted."),
    employee_count: z.int().nonnegative().describe("Employees who were quoted, over all groups."),
    levels: z.array(PurchasedLevel).describe("Each group, in the order quoted."),
  })
  .meta({ id: "Purchase", description: "What was bought, by the names that it had on that day." });
export type Purchase = z.output<typeof Purchase>;

/**
 * The proof that a quote was accepted (decisions §7; extension). `hash` is the SHA-256 of the rest in canonical JSON
 * (RFC 8785), `previous_hash` that of the receipt before it in the chain of the employer; the first has none.
 */
export const ConsentReceipt = z
  .strictObject({
    id: id("cr"),
    version: z.literal(1).describe("Version of the receipt's form."),
    employer_id: id("er").describe("The employer that accepted."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none."),
    group_policy_intent_id: id("gpi").describe("The group policy intent that the acceptance made."),
    quote_intent_id: id("gqi").describe("The quote that was accepted."),
    accepted_at: datetime.describe("When it was accepted."),
    actor: ConsentActor.describe("Who sent the acceptance."),
    locale: z.string().nullable().describe("The first language of Accept-Language; null = it was not sent."),
    user_agent: z.string().nullable().describe("The User-Agent of the request; null = it was not sent."),
    items: z.array(QuoteItem).describe("What was quoted: plans, groups, cost sharing and choices."),
    purchase: Purchase.optional().describe(
      "The same for readers: plans, insurers and groups by name, and from when; absent in receipts of before there was this field.",
    ),
    currency: z.string().length(3).describe("Currency of the amounts, a lowercase ISO 4217 code."),
    total_monthly_premium: z
      .number()
      .describe("Premium of all employees a month, tax included, in currency units."),
    employer_monthly_cost: z.number().describe("The employer's share of it a month, in currency units."),
    statements: z.array(AcceptedStatement).describe("The statements, in the order shown."),
    sequence: z.int().positive().describe("The position in the chain, from 1."),
    previous_hash: sha256
      .nullable()
      .describe("`hash` of the employer's receipt before this one; null for the first."),
    hash: sha256.describe("SHA-256 of the rest of the receipt in canonical JSON (RFC 8785), in hex."),
    object: z.literal("consent_receipt").describe("Label of the kind of resource."),
  })
  .meta({
    id: "ConsentReceipt",
    description: "The proof that a quote was accepted, chained to the employer's receipt before it.",
  });
export type ConsentReceipt = z.output<typeof ConsentReceipt>;
