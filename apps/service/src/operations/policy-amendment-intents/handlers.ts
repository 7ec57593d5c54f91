import {
  cancelPolicyAmendmentIntent,
  confirmPolicyAmendmentIntent,
  createAmendmentDependentsManagementIntent,
  createPolicyAmendmentIntent,
  listPolicyAmendmentIntents,
  retrievePolicyAmendmentIntent,
} from "@enrolkit/contract";
import { amendmentIntent } from "../../intents/amendment/amendment-intent.ts";
import { startAmendment } from "../../intents/amendment/start.ts";
import { startDependents } from "../../intents/dependents/start.ts";
import { notFound } from "../../problem/problem.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentPolicyAmendmentIntent } from "./present.ts";

export const create = handle(createPolicyAmendmentIntent, async (context, { params, body }) => {
  const { employee_id } = await context.visible.policies.get(params.policy_id);
  await context.all.employees.lock(employee_id);
  const policy = await context.visible.policies.get(params.policy_id);
  return presentPolicyAmendmentIntent(context, await startAmendment(context, policy, body));
});

export const createDependents = handle(
  createAmendmentDependentsManagementIntent,
  async (context, { params }) => {
    const intent = await context.intents.lock(amendmentIntent, keyOf(params));
    const list = await startDependents(context, amendmentIntent, intent);
    return presentDependentsManagementIntent(context, list);
  },
);

export const confirm = handle(confirmPolicyAmendmentIntent, async (context, { params }) => {
  const intent = await context.intents.apply(amendmentIntent, keyOf(params), "confirm");
  return presentPolicyAmendmentIntent(context, intent);
});

export const cancel = handle(cancelPolicyAmendmentIntent, async (context, { params }) => {
  const intent = await context.intents.apply(amendmentIntent, keyOf(params), "cancel");
  return presentPolicyAmendmentIntent(context, intent);
});

export const retrieve = handle(retrievePolicyAmendmentIntent, async (context, { params }) => {
  const intent = await context.visible.policyAmendmentIntents.get(params.policy_amendment_intent_id);
  if (intent.policy_id !== params.policy_id) throw notFound("policy_amendment_intent");
  return presentPolicyAmendmentIntent(context, intent);
});

export const list = handle(listPolicyAmendmentIntents, async (context, { params, query }) => {
  const { status, ...request } = query;
  const policy = await context.visible.policies.get(params.policy_id);
  const where = { policy_id: policy.id, ...namedFilters({ status }) };
  const page = await context.visible.policyAmendmentIntents.page(where, request);
  return presentPage(page, (row) => presentPolicyAmendmentIntent(context, row));
});

/** An amendment is found under its policy only. */
function keyOf(params: { policy_id: string; policy_amendment_intent_id: string }) {
  return { id: params.policy_amendment_intent_id, policy_id: params.policy_id };
}
