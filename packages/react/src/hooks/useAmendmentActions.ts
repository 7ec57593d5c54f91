import type {
  DependentsManagementIntent,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
} from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keepAmendment } from "../query/amendment-cache.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { lookAgainIfMovedOn } from "./moved-on.ts";
import { fetchOpenAmendment } from "./usePolicyAmendmentIntent.ts";

/**
 * Starts a change to a policy. Outside the window of its reason the refusal has the `deadline`; while another change is
 * open it names that one as `openIntentId`.
 */
export function useStartPolicyAmendment(
  policyId: string,
): Action<PolicyAmendmentIntentInput, PolicyAmendmentIntent> {
  const enrolkit = useEnrolkit();
  return useAction(policyId, async (body, idempotencyKey) => {
    const sent = enrolkit.client.call("CreatePolicyAmendmentIntent", {
      params: { policy_id: policyId },
      body,
      idempotencyKey,
      reread: async () => {
        const result = await fetchOpenAmendment(enrolkit, policyId);
        return result !== null && isAnswerTo(result, body) ? { done: true, result } : { done: false };
      },
    });
    const intent = await lookAgainIfMovedOn(enrolkit, [keys.policy(policyId)], sent);
    keepAmendment(enrolkit, intent);
    await enrolkit.cache.invalidate(keys.openAmendment(policyId));
    return intent;
  });
}

/** Whether a change is the one that was asked for. */
function isAnswerTo(
  { amendment_reason, requested_changes }: PolicyAmendmentIntent,
  body: PolicyAmendmentIntentInput,
): boolean {
  const [got, asked] = [amendment_reason, body.amendment_reason].map(
    ({ type, qualifying_life_event: it }) => `${type} ${it?.event} ${it?.event_date}`,
  );
  return got === asked && requested_changes[0]?.change_type === body.requested_changes[0]?.change_type;
}

/** What may be done with a change to a policy. A refusal because it has moved on meanwhile looks at it again. */
export interface PolicyAmendmentActions {
  /** Begins the choice of people, from those whom the policy covers. */
  readonly createSubIntent: Action<void, DependentsManagementIntent>;
  readonly confirm: Action<void, PolicyAmendmentIntent>;
  readonly cancel: Action<void, PolicyAmendmentIntent>;
}

export function usePolicyAmendmentActions(intent: PolicyAmendmentIntent): PolicyAmendmentActions {
  const enrolkit = useEnrolkit();
  const { client, cache } = enrolkit;
  const { id } = intent;
  const params = { policy_id: intent.policy_id, policy_amendment_intent_id: id };
  const look = (): Promise<PolicyAmendmentIntent> => client.call("RetrievePolicyAmendmentIntent", { params });
  const orLookAgain = <Result>(sent: Promise<Result>): Promise<Result> =>
    lookAgainIfMovedOn(enrolkit, [keys.amendment(id)], sent);

  async function kept(sent: Promise<PolicyAmendmentIntent>): Promise<PolicyAmendmentIntent> {
    const changed = await orLookAgain(sent);
    keepAmendment(enrolkit, changed);
    return changed;
  }

  return {
    createSubIntent: useAction(id, async (_, idempotencyKey) => {
      const before = listIdOf(intent);
      const created = await orLookAgain(
        client.call("CreateAmendmentDependentsManagementIntent", {
          params,
          idempotencyKey,
          reread: async () => {
            const now = listIdOf(await look());
            if (now === null || now === before) return { done: false };
            const result = await client.call("RetrieveDependentsManagementIntent", {
              params: { dependents_management_intent_id: now },
            });
            return { done: true, result };
          },
        }),
      );
      cache.set(keys.subIntent(created.id), created);
      keepAmendment(enrolkit, await look());
      return created;
    }),
    confirm: useAction(id, (_, idempotencyKey) =>
      kept(
        client.call("ConfirmPolicyAmendmentIntent", {
          params,
          idempotencyKey,
          reread: async () => {
            const result = await look();
            return result.status === "pending_confirmation" ? { done: false } : { done: true, result };
          },
        }),
      ),
    ),
    cancel: useAction(id, (_, idempotencyKey) =>
      kept(
        client.call("CancelPolicyAmendmentIntent", {
          params,
          idempotencyKey,
          reread: async () => {
            const result = await look();
            return result.status === "not_undertaken" ? { done: true, result } : { done: false };
          },
        }),
      ),
    ),
  };
}

/** The latest list of people of a change; null when there is none. */
export function listIdOf({ required_action, pending_confirmation }: PolicyAmendmentIntent): string | null {
  const people = (required_action ?? pending_confirmation)?.associated_persons;
  return people?.dependents?.dependents_management_intent_id ?? null;
}
