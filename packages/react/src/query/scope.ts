import type { Client } from "@enrolkit/client";
import type { Mutation, Query, QueryClient } from "@tanstack/react-query";
import type { Polling } from "./polling.ts";

/** Begins every key of one provider: `["enrolkit", id]`. */
export type ScopeKey = readonly ["enrolkit", id: string];

/** Where one provider's queries and mutations live. On one QueryClient two scopes never meet. */
export interface QueryScope {
  /** Makes the calls. */
  readonly client: Client;
  /** The host's, or one of our own. */
  readonly queryClient: QueryClient;
  /** Begins the key of each query of the provider. */
  readonly scopeKey: ScopeKey;
  /** How often what moves is read again. */
  readonly polling: Polling;
  /** How many milliseconds a first read may take. */
  readonly timeLeft: () => number;
  /** Idempotency keys of what was sent and whose outcome is not known, by what it means. */
  readonly idempotencyKeys: Map<string, string>;
}

/** What is fetched, by the names that the service's interface has for it. */
export type ResourceName =
  | "associated_persons"
  | "consent_receipt"
  | "dependents_management_intent"
  | "eligibility"
  | "employee"
  | "employer"
  | "enrolment_intent"
  | "enrolment_intent_of_policy"
  | "enrolment_offer"
  | "group_policies"
  | "group_policy_intent"
  | "group_quote_intent"
  | "groups"
  | "newest_group_quote_intent"
  | "open_policy_amendment_intent"
  | "open_quotes"
  | "participation"
  | "plan"
  | "plans"
  | "policies"
  | "policy"
  | "policy_amendment_intent"
  | "policy_beneficiaries"
  | "provider"
  | "providers"
  | "quote"
  | "requirement"
  | "requirements";

/**
 * The key of a resource, or of all of its kind. Ids only, never a token or personal data: hosts see keys in their
 * devtools, and may persist their cache.
 */
export function keyOf(
  { scopeKey }: Pick<QueryScope, "scopeKey">,
  resource: ResourceName,
  ...ids: readonly string[]
): readonly string[] {
  return [...scopeKey, resource, ...ids];
}

/**
 * Whether a query or a mutation of a QueryClient is Enrolkit's. Leave those out where you store your cache: their data are
 * personal.
 */
export function isEnrolkitQuery(entry: Pick<Query, "queryKey"> | Pick<Mutation, "options">): boolean {
  const key = "queryKey" in entry ? entry.queryKey : entry.options.mutationKey;
  return key?.[0] === start;
}

const start: ScopeKey[0] = "enrolkit";
