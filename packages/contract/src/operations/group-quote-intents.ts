import { z } from "zod";
import { operation } from "../operation.ts";
import {
  GroupQuoteIntent,
  GroupQuoteIntentInput,
  GroupQuoteIntentStatus,
  ListedQuotedEmployee,
  Quote,
} from "../resources/group-quote-intent.ts";
import { Requirement } from "../resources/requirement.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Group quote intents";
const allow = ["platform", "dashboard", "employer_session"] as const;
const intent = z.strictObject({ group_quote_intent_id: pathId("gqi") });

export const createGroupQuoteIntent = operation({
  name: "CreateGroupQuoteIntent",
  summary: "Request a quote for a group and plan, or for several levels of one benefit",
  description:
    "Either `group_id`, `plan_id` and `cost_sharing`, or `items` with exactly one item that has at least one level, each group once.",
  area,
  method: "POST",
  path: "/group_quote_intents",
  allow,
  body: GroupQuoteIntentInput,
  success: { status: 200, body: GroupQuoteIntent },
  problems: ["invalid_request", "not_found"],
});

export const listGroupQuoteIntents = operation({
  name: "ListGroupQuoteIntents",
  summary: "List group quote intents, newest first",
  area,
  method: "GET",
  path: "/group_quote_intents",
  allow,
  query: z.strictObject({
    employer_id: id("er").optional(),
    status: someOf(GroupQuoteIntentStatus),
    ...pagingQuery("gqi"),
  }),
  success: { status: 200, body: paged(GroupQuoteIntent) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveGroupQuoteIntent = operation({
  name: "RetrieveGroupQuoteIntent",
  summary: "Retrieve a group quote intent",
  area,
  method: "GET",
  path: "/group_quote_intents/{group_quote_intent_id}",
  allow,
  params: intent,
  success: { status: 200, body: GroupQuoteIntent },
  problems: ["not_found"],
  extension: true,
});

export const retrieveQuote = operation({
  name: "RetrieveQuote",
  summary: "Retrieve the quote of an intent",
  description: "Only while the intent's status is `quote_available`.",
  area,
  method: "GET",
  path: "/group_quote_intents/{group_quote_intent_id}/quote",
  allow,
  params: intent,
  success: { status: 200, body: Quote },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

export const listQuotedEmployees = operation({
  name: "ListQuotedEmployees",
  summary: "List what a quote costs for each employee",
  description:
    "Newest first. An employee of several of the quoted groups is in the list once for each. Only while the intent's status is `quote_available`.",
  area,
  method: "GET",
  path: "/group_quote_intents/{group_quote_intent_id}/quote/employees",
  allow,
  params: intent,
  query: z.strictObject({ group_id: id("gr").optional(), ...pagingQuery("qe") }),
  success: { status: 200, body: paged(ListedQuotedEmployee) },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const listGroupQuoteIntentRequirements = operation({
  name: "ListGroupQuoteIntentRequirements",
  summary: "List the requirements of the quote",
  area,
  method: "GET",
  path: "/group_quote_intents/{group_quote_intent_id}/requirements",
  allow,
  params: intent,
  query: z.strictObject(pagingQuery("ar")),
  success: { status: 200, body: paged(Requirement) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const rejectGroupQuoteIntent = operation({
  name: "RejectGroupQuoteIntent",
  summary: "Decline a quote",
  description: "Only while the quote is available and not accepted.",
  area,
  method: "POST",
  path: "/group_quote_intents/{group_quote_intent_id}/reject",
  allow,
  params: intent,
  success: { status: 200, body: GroupQuoteIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});
