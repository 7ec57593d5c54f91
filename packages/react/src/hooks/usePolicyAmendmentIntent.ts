import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import { openPolicyAmendmentQuery, policyAmendmentQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/**
 * A change to a policy. Fetched again by itself while the service or the insurer is working on it, ever more rarely,
 * not while the page is hidden, and when the person comes back to the page.
 */
export function usePolicyAmendmentIntent(
  policyId: string,
  id: string,
): EnrolkitQueryResult<PolicyAmendmentIntent> {
  return useRead((scope) => policyAmendmentQuery(scope, policyId, id));
}

/** The change to a policy that is open, of which there is one at most; null where there is none. Fetched once. */
export function useOpenPolicyAmendment(policyId: string): EnrolkitQueryResult<PolicyAmendmentIntent | null> {
  return useRead((scope) => openPolicyAmendmentQuery(scope, policyId));
}
