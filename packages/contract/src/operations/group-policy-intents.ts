import { z } from "zod";
import { operation } from "../operation.ts";
import { ConsentReceipt } from "../resources/consent-receipt.ts";
import {
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  GroupPolicyIntentStatus,
} from "../resources/group-policy.ts";
import { Requirement } from "../resources/requirement.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";
import { text } from "../shapes/scalars.ts";

const area = "Group policy intents";
const allow = ["platform", "dashboard", "employer_session"] as const;
const intent = z.strictObject({ group_policy_intent_id: pathId("gpi") });

export const createGroupPolicyIntent = operation({
  name: "CreateGroupPolicyIntent",
  summary: "Accept a quote",
  description:
    "Each consent statement that the quote intent shows must be approved exactly once; a 400 lists those that are missing (`missing_consents`), unknown or outdated. One per quote: a second is a 400 with `open_intent_id`.",
  area,
  method: "POST",
  path: "/group_policy_intents",
  allow,
  body: GroupPolicyIntentInput,
  success: { status: 200, body: GroupPolicyIntent },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const listGroupPolicyIntents = operation({
  name: "ListGroupPolicyIntents",
  summary: "List group policy intents, newest first",
  area,
  method: "GET",
  path: "/group_policy_intents",
  allow,
  query: z.strictObject({
    employer_id: id("er").optional(),
    quote_intent_id: id("gqi").optional(),
    status: someOf(GroupPolicyIntentStatus),
    ...pagingQuery("gpi"),
  }),
  success: { status: 200, body: paged(GroupPolicyIntent) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveGroupPolicyIntent = operation({
  name: "RetrieveGroupPolicyIntent",
  summary: "Retrieve a group policy intent",
  area,
  method: "GET",
  path: "/group_policy_intents/{group_policy_intent_id}",
  allow,
  params: intent,
  success: { status: 200, body: GroupPolicyIntent },
  problems: ["not_found"],
  extension: true,
});

export const listGroupPolicyIntentRequirements = operation({
  name: "ListGroupPolicyIntentRequirements",
  summary: "List the requirements of the group policy",
  area,
  method: "GET",
  path: "/group_policy_intents/{group_policy_intent_id}/requirements",
  allow,
  params: intent,
  query: z.strictObject(pagingQuery("ar")),
  success: { status: 200, body: paged(Requirement) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveConsentReceipt = operation({
  name: "RetrieveConsentReceipt",
  summary: "Retrieve the receipt of the consents",
  area,
  method: "GET",
  path: "/group_policy_intents/{group_policy_intent_id}/consent_receipt",
  allow,
  params: intent,
  success: { status: 200, body: ConsentReceipt },
  problems: ["not_found"],
  extension: true,
});

export const listConsentReceipts = operation({
  name: "ListConsentReceipts",
  summary: "List the receipts of an employer's chain, newest first",
  description:
    "On an employer-of-record platform each customer has a chain of its own; `external_customer_id` chooses one.",
  area,
  method: "GET",
  path: "/employers/{employer_id}/consent_receipts",
  allow,
  params: z.strictObject({ employer_id: pathId("er") }),
  query: z.strictObject({
    external_customer_id: text()
      .optional()
      .describe("A customer of an employer of record; only on platforms of that type."),
    ...pagingQuery("cr"),
  }),
  success: { status: 200, body: paged(ConsentReceipt) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
