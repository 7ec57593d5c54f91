import { z } from "zod";
import { operation } from "../operation.ts";
import { DependentsManagementIntent } from "../resources/dependents-management-intent.ts";
import {
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
  PolicyAmendmentIntentStatus,
} from "../resources/policy-amendment-intent.ts";
import { someOf } from "../shapes/filter.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Policy amendment intents";
const allow = ["platform", "dashboard", "employee_session"] as const;
const policy = z.strictObject({ policy_id: pathId("p") });
const intent = z.strictObject({ policy_id: pathId("p"), policy_amendment_intent_id: pathId("pai") });
const path = "/policies/{policy_id}/policy_amendment_intents";

export const createPolicyAmendmentIntent = operation({
  name: "CreatePolicyAmendmentIntent",
  summary: "Start a change to a policy",
  description:
    "One kind of change; outside the window of its reason it is a 400 `invalid_state` with `deadline`. One open amendment for a policy: a second is a 400 with `open_intent_id`.",
  area,
  method: "POST",
  path,
  allow,
  params: policy,
  body: PolicyAmendmentIntentInput,
  success: { status: 200, body: PolicyAmendmentIntent },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const listPolicyAmendmentIntents = operation({
  name: "ListPolicyAmendmentIntents",
  summary: "List the changes to a policy, newest first",
  area,
  method: "GET",
  path,
  allow,
  params: policy,
  query: z.strictObject({ status: someOf(PolicyAmendmentIntentStatus), ...pagingQuery("pai") }),
  success: { status: 200, body: paged(PolicyAmendmentIntent) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrievePolicyAmendmentIntent = operation({
  name: "RetrievePolicyAmendmentIntent",
  summary: "Retrieve a policy amendment intent",
  area,
  method: "GET",
  path: `${path}/{policy_amendment_intent_id}`,
  allow,
  params: intent,
  success: { status: 200, body: PolicyAmendmentIntent },
  problems: ["not_found"],
});

export const createAmendmentDependentsManagementIntent = operation({
  name: "CreateAmendmentDependentsManagementIntent",
  summary: "Start choosing the dependents after the change",
  description: "Starts from today's members. One open list at a time.",
  area,
  method: "POST",
  path: `${path}/{policy_amendment_intent_id}/create_dependents_management_intent`,
  allow,
  params: intent,
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

export const confirmPolicyAmendmentIntent = operation({
  name: "ConfirmPolicyAmendmentIntent",
  summary: "Confirm the change",
  area,
  method: "POST",
  path: `${path}/{policy_amendment_intent_id}/confirm`,
  allow,
  params: intent,
  success: { status: 200, body: PolicyAmendmentIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

export const cancelPolicyAmendmentIntent = operation({
  name: "CancelPolicyAmendmentIntent",
  summary: "Cancel the change",
  area,
  method: "POST",
  path: `${path}/{policy_amendment_intent_id}/cancel`,
  allow,
  params: intent,
  success: { status: 200, body: PolicyAmendmentIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});
