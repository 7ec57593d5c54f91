import type {
  AddDependentsInput,
  DependentsManagementIntent,
  EligibilityItem,
  EnrolmentIntent,
  PolicyAmendmentIntent,
} from "@enrolkit/contract";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { createPolling } from "../query/back-off.ts";
import type { Key } from "../query/cache.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction, useLane } from "./action.ts";
import { lookAgainIfMovedOn } from "./moved-on.ts";
import { type Resource, useResource } from "./resource.ts";
import { type MaybeIntent, subIntentIdOf } from "./useEnrolmentActions.ts";

/**
 * Who is to be covered beside the employee: the latest sub-intent of an enrolment, null when there is none. Looks by
 * itself while people are being checked.
 */
export function useDependents(intent: MaybeIntent): Resource<DependentsManagementIntent | null> {
  return useSubIntent(subIntentIdOf(intent));
}

/** A dependents management intent by its id. */
export function useSubIntent(id: string | null): Resource<DependentsManagementIntent | null> {
  const enrolkit = useEnrolkit();
  const [polling] = useState(() => createPolling(() => Date.now()));
  return useResource({
    key: keys.subIntent(id ?? ""),
    fetch: async (signal) => (id === null ? null : fetchSubIntent(enrolkit, id, signal)),
    pollEvery: (subIntent) => polling(subIntent?.status === "processing" ? subIntent.id : null),
  });
}

async function fetchSubIntent(
  { client, cache }: Enrolkit,
  id: string,
  signal: AbortSignal,
): Promise<DependentsManagementIntent> {
  const before = cache.read(keys.subIntent(id)).value as DependentsManagementIntent | undefined;
  const subIntent = await client.call("RetrieveDependentsManagementIntent", {
    params: { dependents_management_intent_id: id },
    signal,
  });
  // Its parent tells of it too, and its cost follows.
  if (before !== undefined && before.status !== subIntent.status) {
    for (const key of keys.parents) void cache.invalidate(key);
  }
  return subIntent;
}

/** Everybody on file, and whether the plan can cover them. Empty while there is no sub-intent. */
export function useEligibility(subIntentId: string | null): Resource<readonly EligibilityItem[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.eligibility(subIntentId ?? ""),
    fetch: async (signal) =>
      subIntentId === null
        ? []
        : client.listAll("GetAssociatedPersonsEligibility", {
            params: { dependents_management_intent_id: subIntentId },
            signal,
          }),
  });
}

/** What a list of people belongs to, or none as long as none has arrived or begun. */
export type MaybeParent = EnrolmentIntent | PolicyAmendmentIntent | null | undefined;

/** What may be done with the people of an enrolment, or of a change to a policy. Done one after the other, in the order asked for. */
export interface DependentsActions {
  /** Adds people, or changes the choices of those already added. */
  readonly add: Action<AddDependentsInput, DependentsManagementIntent>;
  readonly remove: Action<string, DependentsManagementIntent>;
  /** Settles the list; an empty one covers nobody else. */
  readonly confirm: Action<void, void>;
  readonly cancel: Action<void, void>;
}

export function useDependentsActions(parent: MaybeParent, subIntentId: string | null): DependentsActions {
  const enrolkit = useEnrolkit();
  const { client, cache, emit } = enrolkit;
  const lane = useLane();
  const id = subIntentId ?? "";
  const params = { dependents_management_intent_id: id };
  const look = (): Promise<DependentsManagementIntent> =>
    client.call("RetrieveDependentsManagementIntent", { params });
  const isClosed = async () =>
    (await look()).status === "action_required"
      ? { done: false as const }
      : { done: true as const, result: undefined };

  async function changed(sent: Promise<DependentsManagementIntent>): Promise<DependentsManagementIntent> {
    const subIntent = await guarded(sent);
    cache.set(keys.subIntent(id), subIntent);
    void cache.invalidate(keys.eligibility(id));
    emit({
      type: "dependents_changed",
      intent_id: parent?.id ?? "",
      associated_person_ids: subIntent.dependents.map(({ associated_person_id }) => associated_person_id),
    });
    return subIntent;
  }

  async function closed(sent: Promise<unknown>): Promise<void> {
    await guarded(sent);
    await Promise.all([keys.subIntent(id), ...keys.parents].map((key) => cache.invalidate(key)));
  }

  async function guarded<Result>(sent: Promise<Result>): Promise<Result> {
    try {
      return await lookAgainIfMovedOn(enrolkit, parent ? [parentKey(parent)] : [], sent);
    } catch (error) {
      void cache.invalidate(keys.subIntent(id));
      throw error;
    }
  }

  return {
    add: useAction(
      id,
      (body, idempotencyKey) =>
        changed(
          client.call("AddDependentsToDependentsManagementIntent", {
            params,
            body,
            idempotencyKey,
            // Adding somebody again changes nothing.
            reread: async () => ({ done: false }),
          }),
        ),
      lane,
    ),
    remove: useAction(
      id,
      (associated_person_id) =>
        changed(
          client.call("RemoveDependentFromDependentsManagementIntent", {
            params: { ...params, associated_person_id },
          }),
        ),
      lane,
    ),
    confirm: useAction(
      id,
      (_, idempotencyKey) =>
        closed(
          client.call("ConfirmDependentsManagementIntent", { params, idempotencyKey, reread: isClosed }),
        ),
      lane,
    ),
    cancel: useAction(
      id,
      (_, idempotencyKey) =>
        closed(
          client.call("CancelDependentsManagementIntent", {
            params,
            idempotencyKey,
            reread: async () => {
              const result = await look();
              return result.status === "not_undertaken" ? { done: true, result } : { done: false };
            },
          }),
        ),
      lane,
    ),
  };
}

function parentKey(parent: NonNullable<MaybeParent>): Key {
  return "policy_id" in parent
    ? keys.amendment(parent.id)
    : keys.enrolment(parent.employee_id, parent.group_id);
}
