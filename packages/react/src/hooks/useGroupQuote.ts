import type { GroupQuoteIntent, GroupQuoteIntentInput, Quote, Requirement } from "@enrolkit/contract";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import { createPolling } from "../query/back-off.ts";
import { keepGroupQuote, tellQuoteNews } from "../query/group-quote-cache.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { lookAgainIfMovedOn } from "./moved-on.ts";
import { type Resource, useResource } from "./resource.ts";

const waiting: readonly string[] = ["processing", "awaiting_quote"] satisfies GroupQuoteIntent["status"][];

/**
 * A group quote intent. Looks by itself while the insurer is at it, ever rarer, not while the page is hidden, and again
 * when the person comes back to it.
 */
export function useGroupQuote(id: string): Resource<GroupQuoteIntent> {
  const enrolkit = useEnrolkit();
  const [polling] = useState(() => createPolling(() => Date.now()));
  return useResource({
    key: keys.groupQuote(id),
    fetch: async (signal) => {
      const params = { group_quote_intent_id: id };
      const intent = await enrolkit.client.call("RetrieveGroupQuoteIntent", { params, signal });
      tellQuoteNews(enrolkit, intent);
      return intent;
    },
    pollEvery: (intent) => polling(intent && waiting.includes(intent.status) ? intent.status : null),
  });
}

/** The newest quote that was asked for, for a group or for any; null where there is none. Looked up once. */
export function useNewestGroupQuote(groupId?: string): Resource<GroupQuoteIntent | null> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.newestQuote(groupId),
    isFixed: true,
    fetch: async (signal) => {
      const query = { page_size: groupId === undefined ? 1 : 100 };
      for await (const { items } of client.pages("ListGroupQuoteIntents", { query, signal })) {
        const found = items.find((intent) => groupId === undefined || isFor(intent, groupId));
        if (found !== undefined || groupId === undefined) return found ?? null;
      }
      return null;
    },
  });
}

function isFor({ items }: GroupQuoteIntent, groupId: string): boolean {
  return items.some(({ levels }) => levels.some(({ group_id }) => group_id === groupId));
}

/** Asks for a quote. What is wrong with the choices is in `fieldErrors`, each under its JSON path. */
export function useAskForQuote(): Action<GroupQuoteIntentInput, GroupQuoteIntent> {
  const enrolkit = useEnrolkit();
  const { client, cache } = enrolkit;
  const newest = async (): Promise<GroupQuoteIntent | undefined> =>
    (await client.call("ListGroupQuoteIntents", { query: { page_size: 1 } })).items[0];
  // The newest one there was before each thing that is meant was first sent, by its key.
  const [before] = useState(() => new Map<string, string | undefined>());
  return useAction("quote", async (body, idempotencyKey) => {
    if (!before.has(idempotencyKey)) before.set(idempotencyKey, (await newest())?.id);
    const intent = await client.call("CreateGroupQuoteIntent", {
      body,
      idempotencyKey,
      reread: async () => {
        const result = await newest();
        const isNew = result !== undefined && result.id !== before.get(idempotencyKey);
        return isNew && isAnswerTo(result, body) ? { done: true, result } : { done: false };
      },
    });
    keepGroupQuote(enrolkit, intent);
    cache.set(keys.groupPolicyIntent(intent.id), null);
    await cache.invalidate(["newest_quote"]);
    return intent;
  });
}

/** Whether an intent is for the levels that were asked for. */
function isAnswerTo(intent: GroupQuoteIntent, body: GroupQuoteIntentInput): boolean {
  const asked = body.items?.flatMap(({ levels }) => levels) ?? [body];
  const got = intent.items.flatMap(({ levels }) => levels);
  return (
    asked.length === got.length &&
    asked.every(
      ({ group_id, plan_id }, index) => group_id === got[index]?.group_id && plan_id === got[index]?.plan_id,
    )
  );
}

/** Declines a quote that was not accepted. A refusal because it has moved on meanwhile looks at it again. */
export function useRejectQuote(intent: GroupQuoteIntent): Action<void, GroupQuoteIntent> {
  const enrolkit = useEnrolkit();
  const { client } = enrolkit;
  const params = { group_quote_intent_id: intent.id };
  return useAction(intent.id, async (_, idempotencyKey) => {
    const sent = client.call("RejectGroupQuoteIntent", {
      params,
      idempotencyKey,
      reread: async () => {
        const result = await client.call("RetrieveGroupQuoteIntent", { params });
        return result.status === "rejected" ? { done: true, result } : { done: false };
      },
    });
    const rejected = await lookAgainIfMovedOn(enrolkit, keys.ofQuote(intent.id), sent);
    keepGroupQuote(enrolkit, rejected);
    return rejected;
  });
}

/** What the insurer asks; while the intent's status is `quote_available`. */
export function useQuote(intentId: string): Resource<Quote> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.quote(intentId),
    fetch: (signal) => client.call("RetrieveQuote", { params: { group_quote_intent_id: intentId }, signal }),
    isFixed: true,
  });
}

/** What the insurer still needs to know before it can make a quote. */
export function useGroupQuoteRequirements(intentId: string): Resource<readonly Requirement[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.requirements(intentId),
    fetch: (signal) =>
      client.listAll("ListGroupQuoteIntentRequirements", {
        params: { group_quote_intent_id: intentId },
        signal,
      }),
  });
}
