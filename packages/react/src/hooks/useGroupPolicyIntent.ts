import { EnrolkitError } from "@enrolkit/client";
import type {
  ConsentReceipt,
  GroupPolicy,
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  Requirement,
} from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cacheWrite, refetchStale } from "../query/cache.ts";
import { keyOf } from "../query/scope.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";
import {
  consentReceiptQuery,
  fetchGroupPolicyIntent,
  groupPoliciesQuery,
  groupPolicyIntentQuery,
  groupPolicyRequirementsQuery,
} from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import { keysOfQuote } from "./useGroupQuote.ts";

/** What came of a quote: null while it is not accepted. Fetched again by itself while the insurer is working on it. */
export function useGroupPolicyIntent(quoteIntentId: string): EnrolkitQueryResult<GroupPolicyIntent | null> {
  return useRead((scope) => groupPolicyIntentQuery(scope, quoteIntentId));
}

/** What the insurer still needs to know before the group policies can be made. */
export function useGroupPolicyRequirements(intentId: string): EnrolkitQueryResult<readonly Requirement[]> {
  return useRead((scope) => groupPolicyRequirementsQuery(scope, intentId));
}

/** The proof of the consents that were given with a group policy intent. */
export function useConsentReceipt(groupPolicyIntentId: string): EnrolkitQueryResult<ConsentReceipt> {
  return useRead((scope) => consentReceiptQuery(scope, groupPolicyIntentId));
}

/** Group policies, in the order of their ids. */
export function useGroupPolicies(ids: readonly string[]): EnrolkitQueryResult<readonly GroupPolicy[]> {
  return useRead((scope) => groupPoliciesQuery(scope, ids));
}

export type AcceptInput = Omit<GroupPolicyIntentInput, "quote_intent_id">;

/**
 * Accepts a quote, once. Where the consents are rejected, or another has accepted it meanwhile, the statements are
 * fetched again before the error is shown.
 */
export function useAcceptQuote(
  quoteIntentId: string,
): EnrolkitMutationResult<AcceptInput, GroupPolicyIntent> {
  const enrolkit = useEnrolkit();
  const { client, queryClient } = enrolkit;
  return useWrite({
    name: "accept_quote",
    target: quoteIntentId,
    send: async (input, idempotencyKey) => {
      const write = client.call("CreateGroupPolicyIntent", {
        body: { quote_intent_id: quoteIntentId, ...input },
        idempotencyKey,
        reread: async () => {
          const result = await fetchGroupPolicyIntent(client, quoteIntentId);
          return result === null ? { done: false } : { done: true, result };
        },
      });
      try {
        const query = groupPolicyIntentQuery(enrolkit, quoteIntentId);
        return await cacheWrite(enrolkit, query, write, keysOfQuote(enrolkit, quoteIntentId));
      } catch (error) {
        if (error instanceof EnrolkitError && error.code === "invalid_request") {
          await refetchStale(queryClient, keyOf(enrolkit, "group_quote_intent", quoteIntentId));
        }
        throw error;
      }
    },
  });
}
