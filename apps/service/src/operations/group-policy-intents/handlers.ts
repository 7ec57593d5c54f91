import {
  type ConsentReceipt,
  createGroupPolicyIntent,
  listGroupPolicyIntentRequirements,
  listGroupPolicyIntents,
  retrieveGroupPolicyIntent,
} from "@enrolkit/contract";
import { acceptQuote } from "../../intents/group-policy/accept-quote.ts";
import { groupQuoteIntent } from "../../intents/group-quote/group-quote-intent.ts";
import type { Actor } from "../context.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentRequirement } from "../requirements/present.ts";
import { presentGroupPolicyIntent } from "./present.ts";

export const create = handle(createGroupPolicyIntent, async (context, { body }) => {
  const { quote_intent_id, ...input } = body;
  const quoteIntent = await context.intents.lock(groupQuoteIntent, quote_intent_id);
  const accepter = { actor: onReceipt(context.actor), ...context.client };
  return presentGroupPolicyIntent(context, await acceptQuote(context, quoteIntent, input, accepter));
});

export const retrieve = handle(retrieveGroupPolicyIntent, async (context, { params }) =>
  presentGroupPolicyIntent(
    context,
    await context.visible.groupPolicyIntents.get(params.group_policy_intent_id),
  ),
);

export const list = handle(listGroupPolicyIntents, async (context, { query }) => {
  const { employer_id, quote_intent_id, status, ...request } = query;
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  if (quote_intent_id !== undefined) await context.visible.groupQuoteIntents.get(quote_intent_id);
  const where = namedFilters({ employer_id, quote_intent_id, status });
  const page = await context.visible.groupPolicyIntents.page(where, request);
  return presentPage(page, (row) => presentGroupPolicyIntent(context, row));
});

export const listRequirements = handle(
  listGroupPolicyIntentRequirements,
  async (context, { params, query }) => {
    const intent = await context.visible.groupPolicyIntents.get(params.group_policy_intent_id);
    const page = await context.visible.requirements.page({ intent_id: intent.id }, query);
    return presentPage(page, (row) => presentRequirement(context, row));
  },
);

/** Who accepts, as the receipt names them. */
function onReceipt(actor: Actor): ConsentReceipt["actor"] {
  switch (actor.kind) {
    case "platform":
      return { kind: actor.kind, id: actor.credential_id, acting_user_id: null, acting_user: null };
    case "dashboard":
    case "employer_session": {
      const { kind, credential_id, acting_user } = actor;
      return { kind, id: credential_id, acting_user_id: acting_user?.id ?? null, acting_user };
    }
    default:
      throw new Error("The operation is for platforms and employers.");
  }
}
