import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/contract";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { keys } from "./keys.ts";
import { tellDeadline, tellStatus } from "./news.ts";

/** Keeps a quote intent that the service answered, and tells the page what is new about it. */
export function keepGroupQuote(enrolkit: Enrolkit, intent: GroupQuoteIntent): void {
  tellQuoteNews(enrolkit, intent);
  enrolkit.cache.set(keys.groupQuote(intent.id), intent);
}

/** Compares with what is in the cache, so that several hooks on one intent tell it once. */
export function tellQuoteNews(enrolkit: Enrolkit, intent: GroupQuoteIntent): void {
  const known = enrolkit.cache.read(keys.groupQuote(intent.id)).value as GroupQuoteIntent | undefined;
  tellStatus(enrolkit, intent, known?.status ?? null);
  tellDeadline(enrolkit, intent.id, intent.due_by ?? intent.action_required?.due_by);
}

/** Keeps what came of a quote, and tells the page what is new about it. */
export function keepPolicyIntent(enrolkit: Enrolkit, intent: GroupPolicyIntent): void {
  tellPolicyNews(enrolkit, intent);
  enrolkit.cache.set(keys.groupPolicyIntent(intent.quote_intent_id), intent);
}

/** What came of a quote; null while it is not accepted. */
export async function fetchPolicyIntent(
  enrolkit: Enrolkit,
  quote_intent_id: string,
  signal?: AbortSignal,
): Promise<GroupPolicyIntent | null> {
  const { items } = await enrolkit.client.call("ListGroupPolicyIntents", {
    query: { quote_intent_id, page_size: 1 },
    signal,
  });
  const intent = items[0] ?? null;
  if (intent !== null) tellPolicyNews(enrolkit, intent);
  return intent;
}

function tellPolicyNews(enrolkit: Enrolkit, intent: GroupPolicyIntent): void {
  const known = enrolkit.cache.read(keys.groupPolicyIntent(intent.quote_intent_id)).value as
    | GroupPolicyIntent
    | null
    | undefined;
  const before = known?.status ?? null;
  if (tellStatus(enrolkit, intent, before) && intent.status === "policy_created" && before !== null) {
    enrolkit.emit({ type: "completed", intent_id: intent.id, policy_ids: intent.group_policy_ids });
  }
  tellDeadline(enrolkit, intent.id, intent.due_date);
}
