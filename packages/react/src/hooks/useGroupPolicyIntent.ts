import { EnrolkitError } from "@enrolkit/client";
import type {
  ConsentReceipt,
  GroupPolicy,
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  Requirement,
} from "@enrolkit/contract";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import { createPolling } from "../query/back-off.ts";
import { fetchPolicyIntent, keepPolicyIntent } from "../query/group-quote-cache.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { lookAgainIfMovedOn } from "./moved-on.ts";
import { type Resource, useResource } from "./resource.ts";

const waiting: readonly string[] = [
  "processing",
  "pending_provider_approval",
] satisfies GroupPolicyIntent["status"][];

/** What came of a quote: null while it is not accepted. Looks by itself while the insurer is at it. */
export function useGroupPolicyIntent(quoteIntentId: string): Resource<GroupPolicyIntent | null> {
  const enrolkit = useEnrolkit();
  const [polling] = useState(() => createPolling(() => Date.now()));
  return useResource({
    key: keys.groupPolicyIntent(quoteIntentId),
    fetch: (signal) => fetchPolicyIntent(enrolkit, quoteIntentId, signal),
    pollEvery: (intent) => polling(intent && waiting.includes(intent.status) ? intent.status : null),
  });
}

export type AcceptInput = Omit<GroupPolicyIntentInput, "quote_intent_id">;

/**
 * Accepts a quote, once. A refusal of the consents looks at the statements again before it is told, and so does one
 * because somebody else has accepted it meanwhile.
 */
export function useAcceptQuote(quoteIntentId: string): Action<AcceptInput, GroupPolicyIntent> {
  const enrolkit = useEnrolkit();
  const { client, cache } = enrolkit;
  return useAction(quoteIntentId, async (input, idempotencyKey) => {
    const sent = client.call("CreateGroupPolicyIntent", {
      body: { quote_intent_id: quoteIntentId, ...input },
      idempotencyKey,
      reread: async () => {
        const result = await fetchPolicyIntent(enrolkit, quoteIntentId);
        return result === null ? { done: false } : { done: true, result };
      },
    });
    try {
      const intent = await lookAgainIfMovedOn(enrolkit, keys.ofQuote(quoteIntentId), sent);
      keepPolicyIntent(enrolkit, intent);
      return intent;
    } catch (error) {
      if (error instanceof EnrolkitError && error.code === "invalid_request") {
        await cache.invalidate(keys.groupQuote(quoteIntentId));
      }
      throw error;
    }
  });
}

/** What the insurer still needs to know before the group policies can be made. */
export function useGroupPolicyRequirements(intentId: string): Resource<readonly Requirement[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.requirements(intentId),
    fetch: (signal) =>
      client.listAll("ListGroupPolicyIntentRequirements", {
        params: { group_policy_intent_id: intentId },
        signal,
      }),
  });
}

/** The proof of the consents that were given with a group policy intent. */
export function useConsentReceipt(groupPolicyIntentId: string): Resource<ConsentReceipt> {
  const { client } = useEnrolkit();
  return useResource({
    key: ["consent_receipt", groupPolicyIntentId],
    fetch: (signal) =>
      client.call("RetrieveConsentReceipt", {
        params: { group_policy_intent_id: groupPolicyIntentId },
        signal,
      }),
    isFixed: true,
  });
}

/** Group policies, in the order of their ids. */
export function useGroupPolicies(ids: readonly string[]): Resource<readonly GroupPolicy[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: ["group_policies", ...ids],
    fetch: (signal) =>
      Promise.all(
        ids.map((group_policy_id) =>
          client.call("RetrieveGroupPolicy", { params: { group_policy_id }, signal }),
        ),
      ),
  });
}
