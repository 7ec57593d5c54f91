import { type ConsentReceipt, createGroupPolicyIntent } from "@enrolkit/contract";
import { acceptQuote } from "../../intents/group-policy/accept-quote.ts";
import type { Actor } from "../context.ts";
import { groupQuoteIntent } from "../../intents/group-quote/group-quote-intent.ts";
import { handle } from "../handle.ts";
import { presentGroupPolicyIntent } from "./present.ts";

export const create = handle(createGroupPolicyIntent, async (context, { body }) => {
  const { quote_intent_id, ...input } = body;
  const quoteIntent = await context.intents.lock(groupQuoteIntent, quote_intent_id);
  const accepter = { actor: onReceipt(context.actor), ...context.client };
  return presentGroupPolicyIntent(context, await acceptQuote(context, quoteIntent, input, accepter));
});

/** Who accepts, as the receipt names them. */
function onReceipt(actor: Actor): ConsentReceipt["actor"] {
  switch (actor.kind) {
    case "platform":
      return { kind: actor.kind, id: actor.credential_id, acting_user_id: null };
    case "dashboard":
    case "employer_session":
      return { kind: actor.kind, id: actor.credential_id, acting_user_id: actor.acting_user_id };
    default:
      throw new Error("The operation is for platforms and employers.");
  }
}
