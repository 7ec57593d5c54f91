import {
  listGroupPolicyIntentRequirements,
  listGroupPolicyIntents,
  retrieveGroupPolicyIntent,
} from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentGroupPolicyIntent } from "./present.ts";
import { presentRequirement } from "../requirements/present.ts";

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
  const where = {
    ...(employer_id !== undefined && { employer_id }),
    ...(quote_intent_id !== undefined && { quote_intent_id }),
    ...(status !== undefined && { status }),
  };
  const page = await context.visible.groupPolicyIntents.page(where, request);
  return {
    ...page,
    items: await Promise.all(page.items.map((row) => presentGroupPolicyIntent(context, row))),
  };
});

export const listRequirements = handle(
  listGroupPolicyIntentRequirements,
  async (context, { params, query }) => {
    const intent = await context.visible.groupPolicyIntents.get(params.group_policy_intent_id);
    const page = await context.visible.requirements.page({ intent_id: intent.id }, query);
    return { ...page, items: page.items.map(presentRequirement) };
  },
);
