import type {
  GroupPolicy,
  GroupQuoteIntent,
  GroupQuoteIntentInput,
  Quote,
  Requirement,
} from "@enrolkit/types";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import { cacheResult, cacheWrite, refetchStale } from "../query/cache.ts";
import { keyOf, type QueryScope } from "../query/scope.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";
import {
  groupPolicyIntentQuery,
  groupQuoteQuery,
  newestGroupQuoteQuery,
  openQuotesQuery,
  quoteQuery,
  quoteRequirementsQuery,
  replacedPoliciesQuery,
} from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/**
 * A group quote intent. Fetched again by itself while the insurer is working on it, ever more rarely, not while the
 * page is hidden, and when the person comes back to the page.
 */
export function useGroupQuote(id: string): EnrolkitQueryResult<GroupQuoteIntent> {
  return useRead((scope) => groupQuoteQuery(scope, id));
}

/** The newest quote that was asked for, for a group or for any; null where there is none. Fetched once. */
export function useNewestGroupQuote(groupId?: string): EnrolkitQueryResult<GroupQuoteIntent | null> {
  return useRead((scope) => newestGroupQuoteQuery(scope, groupId));
}

/** What the insurer asks; while the intent's status is `quote_available`. */
export function useQuote(intentId: string): EnrolkitQueryResult<Quote> {
  return useRead((scope) => quoteQuery(scope, intentId));
}

/** Other quotes for the same benefit and groups that can still be accepted, the newest first. Fetched once. */
export function useOpenQuotes(intent: GroupQuoteIntent): EnrolkitQueryResult<readonly Quote[]> {
  return useRead((scope) => openQuotesQuery(scope, intent));
}

/** The group policies that end once the quote is accepted and its cover is set up. */
export function useReplacedPolicies(intent: GroupQuoteIntent): EnrolkitQueryResult<readonly GroupPolicy[]> {
  return useRead((scope) => replacedPoliciesQuery(scope, intent));
}

/** What the insurer still needs to know before it can make a quote. */
export function useGroupQuoteRequirements(intentId: string): EnrolkitQueryResult<readonly Requirement[]> {
  return useRead((scope) => quoteRequirementsQuery(scope, intentId));
}

/** A quote, and what came of it. */
export function keysOfQuote(scope: QueryScope, intentId: string): (readonly string[])[] {
  return [keyOf(scope, "group_quote_intent", intentId), keyOf(scope, "group_policy_intent", intentId)];
}

/** Asks for a quote. What is wrong with the choices is in `fieldErrors`, each under its JSON path. */
export function useAskForQuote(): EnrolkitMutationResult<GroupQuoteIntentInput, GroupQuoteIntent> {
  const enrolkit = useEnrolkit();
  const { client, queryClient } = enrolkit;
  const fetchNewest = async (): Promise<GroupQuoteIntent | undefined> =>
    (await client.call("ListGroupQuoteIntents", { query: { page_size: 1 } })).items[0];
  // The newest one there was before each thing that is meant was first sent, by its key.
  const [before] = useState(() => new Map<string, string | undefined>());
  return useWrite({
    name: "ask_for_quote",
    target: "quotes",
    send: async (body, idempotencyKey) => {
      if (!before.has(idempotencyKey)) before.set(idempotencyKey, (await fetchNewest())?.id);
      const intent = await client.call("CreateGroupQuoteIntent", {
        body,
        idempotencyKey,
        reread: async () => {
          const result = await fetchNewest();
          const isNew = result !== undefined && result.id !== before.get(idempotencyKey);
          return isNew && isResultOf(result, body) ? { done: true, result } : { done: false };
        },
      });
      await cacheResult(enrolkit, groupQuoteQuery(enrolkit, intent.id), intent);
      await cacheResult(enrolkit, groupPolicyIntentQuery(enrolkit, intent.id), null);
      await refetchStale(
        queryClient,
        keyOf(enrolkit, "newest_group_quote_intent"),
        keyOf(enrolkit, "open_quotes"),
      );
      return intent;
    },
  });
}

/** Whether an intent is for the levels that were asked for. */
function isResultOf(intent: GroupQuoteIntent, body: GroupQuoteIntentInput): boolean {
  const asked = body.items?.flatMap(({ levels }) => levels) ?? [body];
  const got = intent.items.flatMap(({ levels }) => levels);
  return (
    asked.length === got.length &&
    asked.every(
      ({ group_id, plan_id }, index) => group_id === got[index]?.group_id && plan_id === got[index]?.plan_id,
    )
  );
}

/** Declines a quote that was not accepted. Where it has moved on meanwhile it is fetched again before the error is shown. */
export function useRejectQuote(intent: GroupQuoteIntent): EnrolkitMutationResult<void, GroupQuoteIntent> {
  const enrolkit = useEnrolkit();
  const { client } = enrolkit;
  const params = { group_quote_intent_id: intent.id };
  return useWrite({
    name: "reject_quote",
    target: intent.id,
    send: async (_, idempotencyKey) => {
      const write = client.call("RejectGroupQuoteIntent", {
        params,
        idempotencyKey,
        reread: async () => {
          const result = await client.call("RetrieveGroupQuoteIntent", { params });
          return result.status === "rejected" ? { done: true, result } : { done: false };
        },
      });
      const query = groupQuoteQuery(enrolkit, intent.id);
      const rejected = await cacheWrite(enrolkit, query, write, keysOfQuote(enrolkit, intent.id));
      await refetchStale(enrolkit.queryClient, keyOf(enrolkit, "open_quotes"));
      return rejected;
    },
  });
}
