import type {
  DependentsManagementIntent,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
} from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cacheResult, cacheWrite, refetchIfMovedOn, refetchStale } from "../query/cache.ts";
import { keyOf } from "../query/scope.ts";
import { fetchOpenAmendment, openPolicyAmendmentQuery, policyAmendmentQuery } from "./queries.ts";
import { useCreateSubIntent } from "./useCreateSubIntent.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";

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

/**
 * The change to a policy that is open, of which there is one at most; null where there is none. Fetched again when the
 * person comes back to the page.
 */
export function useOpenPolicyAmendment(policyId: string): EnrolkitQueryResult<PolicyAmendmentIntent | null> {
  return useRead((scope) => openPolicyAmendmentQuery(scope, policyId));
}

/**
 * Starts a change to a policy. Outside the window of its reason the error has the `deadline`; while another change is
 * open it names that one as `openIntentId`.
 */
export function useStartPolicyAmendment(
  policyId: string,
): EnrolkitMutationResult<PolicyAmendmentIntentInput, PolicyAmendmentIntent> {
  const enrolkit = useEnrolkit();
  const { client, queryClient } = enrolkit;
  return useWrite({
    name: "start_policy_amendment",
    target: policyId,
    send: async (body, idempotencyKey) => {
      const write = client.call("CreatePolicyAmendmentIntent", {
        params: { policy_id: policyId },
        body,
        idempotencyKey,
        reread: async () => {
          const result = await fetchOpenAmendment(client, policyId);
          return result !== null && isResultOf(result, body) ? { done: true, result } : { done: false };
        },
      });
      const intent = await refetchIfMovedOn(enrolkit, [keyOf(enrolkit, "policy", policyId)], write);
      await cacheResult(enrolkit, policyAmendmentQuery(enrolkit, policyId, intent.id), intent);
      await refetchStale(queryClient, keyOf(enrolkit, "open_policy_amendment_intent", policyId));
      return intent;
    },
  });
}

/** Whether a change is the one that was asked for. */
function isResultOf(
  { amendment_reason, requested_changes }: PolicyAmendmentIntent,
  body: PolicyAmendmentIntentInput,
): boolean {
  const [got, asked] = [amendment_reason, body.amendment_reason].map(
    ({ type, qualifying_life_event: it }) => `${type} ${it?.event} ${it?.event_date}`,
  );
  return got === asked && requested_changes[0]?.change_type === body.requested_changes[0]?.change_type;
}

/** What can be done with a change to a policy. Where it has moved on meanwhile it is fetched again before the error is shown. */
export interface PolicyAmendmentActions {
  /** Begins the choice of people, from those that the policy covers. */
  readonly createSubIntent: EnrolkitMutationResult<void, DependentsManagementIntent>;
  /** Makes the change at the price that is shown. */
  readonly confirm: EnrolkitMutationResult<void, PolicyAmendmentIntent>;
  /** Keeps the policy as it is. */
  readonly cancel: EnrolkitMutationResult<void, PolicyAmendmentIntent>;
}

export function usePolicyAmendmentActions(intent: PolicyAmendmentIntent): PolicyAmendmentActions {
  const enrolkit = useEnrolkit();
  const { client } = enrolkit;
  const { id, policy_id } = intent;
  const params = { policy_id, policy_amendment_intent_id: id };
  const query = policyAmendmentQuery(enrolkit, policy_id, id);
  const retrieve = (): Promise<PolicyAmendmentIntent> =>
    client.call("RetrievePolicyAmendmentIntent", { params });

  return {
    createSubIntent: useCreateSubIntent({
      id,
      query,
      retrieve,
      subIntentId: listIdOf(intent),
      subIntentIdOf: listIdOf,
      create: (sending) => client.call("CreateAmendmentDependentsManagementIntent", { params, ...sending }),
    }),
    confirm: useWrite({
      name: "confirm_policy_amendment",
      target: id,
      send: (_, idempotencyKey) =>
        cacheWrite(
          enrolkit,
          query,
          client.call("ConfirmPolicyAmendmentIntent", {
            params,
            idempotencyKey,
            reread: async () => {
              const result = await retrieve();
              return result.status === "pending_confirmation" ? { done: false } : { done: true, result };
            },
          }),
        ),
    }),
    cancel: useWrite({
      name: "cancel_policy_amendment",
      target: id,
      send: (_, idempotencyKey) =>
        cacheWrite(
          enrolkit,
          query,
          client.call("CancelPolicyAmendmentIntent", {
            params,
            idempotencyKey,
            reread: async () => {
              const result = await retrieve();
              return result.status === "not_undertaken" ? { done: true, result } : { done: false };
            },
          }),
        ),
    }),
  };
}

/** The latest list of people of a change; null when there is none. */
export function listIdOf({ required_action, pending_confirmation }: PolicyAmendmentIntent): string | null {
  const people = (required_action ?? pending_confirmation)?.associated_persons;
  return people?.dependents?.dependents_management_intent_id ?? null;
}
