import { forceIntent, type OperationResult } from "@enrolkit/contract";
import { forceAmendment } from "../../test-mode/force-amendment.ts";
import { forceDependents } from "../../test-mode/force-dependents.ts";
import { forceEnrolment } from "../../test-mode/force-enrolment.ts";
import { forceGroupPolicy } from "../../test-mode/force-group-policy.ts";
import { forceQuote } from "../../test-mode/force-quote.ts";
import { notFound } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";
import { groupPolicyIntent } from "../../intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "../../intents/group-quote/group-quote-intent.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { presentEnrolmentIntent } from "../enrolment-intents/present.ts";
import { presentGroupPolicyIntent } from "../group-policy-intents/present.ts";
import { presentGroupQuoteIntent } from "../group-quote-intents/present.ts";
import { presentPolicyAmendmentIntent } from "../policy-amendment-intents/present.ts";

type Forced = OperationResult<typeof forceIntent>;

/** By the prefix of the intent's id. */
const forcers: Record<string, (context: OperationContext, id: string, status: string) => Promise<Forced>> = {
  ei: forceOneEnrolment,
  dmi: forceOneList,
  gqi: forceOneQuote,
  gpi: forceOneGroupPolicy,
  pai: forceOneAmendment,
};

export const force = handle(forceIntent, (context, { params: { intent_id }, body }) => {
  const forceOne = forcers[intent_id.slice(0, intent_id.indexOf("_"))];
  if (forceOne === undefined) throw notFound();
  return forceOne(context, intent_id, body.status);
});

async function forceOneEnrolment(context: OperationContext, id: string, status: string) {
  const { employee_id } = await context.visible.enrolmentIntents.get(id);
  await context.all.employees.lock(employee_id);
  const intent = await context.visible.enrolmentIntents.get(id);
  return presentEnrolmentIntent(context, await forceEnrolment(context, intent, status));
}

async function forceOneList(context: OperationContext, id: string, status: string) {
  const { employee_id } = await context.visible.dependentsManagementIntents.get(id);
  await context.all.employees.lock(employee_id);
  const intent = await context.visible.dependentsManagementIntents.get(id);
  return presentDependentsManagementIntent(context, await forceDependents(context, intent, status));
}

async function forceOneQuote(context: OperationContext, id: string, status: string) {
  const intent = await context.intents.lock(groupQuoteIntent, id);
  return presentGroupQuoteIntent(context, await forceQuote(context, intent, status));
}

async function forceOneGroupPolicy(context: OperationContext, id: string, status: string) {
  const intent = await context.intents.lock(groupPolicyIntent, id);
  return presentGroupPolicyIntent(context, await forceGroupPolicy(context, intent, status));
}

async function forceOneAmendment(context: OperationContext, id: string, status: string) {
  const { employee_id } = await context.visible.policyAmendmentIntents.get(id);
  await context.all.employees.lock(employee_id);
  const intent = await context.visible.policyAmendmentIntents.get(id);
  return presentPolicyAmendmentIntent(context, await forceAmendment(context, intent, status));
}
