import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime } from "../shapes/scalars.ts";
import { ConsentLink } from "./consent-statement.ts";
import { QuoteItem } from "./group-quote-intent.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** One statement as it was shown and accepted, word for word. */
export const AcceptedStatement = z
  .strictObject({
    position: z.int().positive().meta({ description: "The position of the statement, from 1." }),
    id: id("cst"),
    text: z.string(),
    text_sha256: sha256.meta({ description: "Of the text in UTF-8, hex." }),
    links: z.array(ConsentLink),
    user_id: z.string().nullable(),
    approved_at: datetime.nullable(),
  })
  .meta({ id: "AcceptedStatement" });
export type AcceptedStatement = z.output<typeof AcceptedStatement>;

/**
 * The proof that a quote was accepted (decisions §7; extension). `hash` is the SHA-256 of the rest in canonical JSON
 * (RFC 8785), `previous_hash` that of the receipt before it in the chain of the employer; the first has none.
 */
export const ConsentReceipt = z
  .strictObject({
    id: id("cr"),
    version: z.literal(1),
    employer_id: id("er"),
    external_customer_id: z.string().nullable(),
    group_policy_intent_id: id("gpi"),
    quote_intent_id: id("gqi"),
    accepted_at: datetime,
    actor: z.strictObject({
      kind: z.enum(["platform", "dashboard", "employer_session"]),
      id: z.string().meta({ description: "The key, session or dashboard user; never the secret." }),
      acting_user_id: z.string().nullable(),
    }),
    locale: z.string().nullable().meta({ description: "The first language of Accept-Language." }),
    user_agent: z.string().nullable(),
    items: z.array(QuoteItem),
    currency: z.string().length(3),
    total_monthly_premium: z.number(),
    employer_monthly_cost: z.number(),
    statements: z.array(AcceptedStatement),
    sequence: z.int().positive().meta({ description: "The position in the chain, from 1." }),
    previous_hash: sha256.nullable(),
    hash: sha256,
    object: z.literal("consent_receipt"),
  })
  .meta({ id: "ConsentReceipt" });
export type ConsentReceipt = z.output<typeof ConsentReceipt>;
