import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { isOver, tellAmendmentNews } from "../query/amendment-cache.ts";
import { createPolling } from "../query/back-off.ts";
import { keys } from "../query/keys.ts";
import { type Resource, useResource } from "./resource.ts";

/**
 * A change to a policy. Looks by itself while the service or the insurer is at it, ever rarer, not while the page is
 * hidden, and again when the person comes back to it.
 */
export function usePolicyAmendmentIntent(policyId: string, id: string): Resource<PolicyAmendmentIntent> {
  const enrolkit = useEnrolkit();
  const [polling] = useState(() => createPolling(() => Date.now()));
  return useResource({
    key: keys.amendment(id),
    fetch: async (signal) => {
      const params = { policy_id: policyId, policy_amendment_intent_id: id };
      const intent = await enrolkit.client.call("RetrievePolicyAmendmentIntent", { params, signal });
      tellAmendmentNews(enrolkit, intent);
      return intent;
    },
    pollEvery: (intent) => polling(intent ? waitsOn(intent) : null),
  });
}

/** The change to a policy that is open, of which there is one at most; null where there is none. Looked up once. */
export function useOpenPolicyAmendment(policyId: string): Resource<PolicyAmendmentIntent | null> {
  const enrolkit = useEnrolkit();
  return useResource({
    key: keys.openAmendment(policyId),
    fetch: (signal) => fetchOpenAmendment(enrolkit, policyId, signal),
    isFixed: true,
  });
}

/** A policy has one open change at most, and it is the newest. */
export async function fetchOpenAmendment(
  { client }: Enrolkit,
  policy_id: string,
  signal?: AbortSignal,
): Promise<PolicyAmendmentIntent | null> {
  const { items } = await client.call("ListPolicyAmendmentIntents", {
    params: { policy_id },
    query: { page_size: 1 },
    signal,
  });
  const [newest] = items;
  return newest && !isOver(newest) ? newest : null;
}

/** What of a change the service is at, null when it is the person's turn or over. */
function waitsOn({ status, required_action }: PolicyAmendmentIntent): string | null {
  if (status === "awaiting_quote" || status === "processing") return status;
  const list = required_action?.associated_persons.dependents;
  return list?.status === "processing" || list?.status === "completed" ? list.status : null;
}
