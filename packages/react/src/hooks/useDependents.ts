import type {
  AddDependentsInput,
  DependentsManagementIntent,
  EligibilityItem,
  EnrolmentIntent,
  PolicyAmendmentIntent,
} from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cacheResult, refetchIfMovedOn, refetchStale } from "../query/cache.ts";
import { keyOf, type QueryScope } from "../query/scope.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";
import { eligibilityQuery, subIntentQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import { type MaybeIntent, subIntentIdOf } from "./useEnrolment.ts";

/**
 * Who is to be covered beside the employee: the latest sub-intent of an enrolment, null when there is none. Fetched
 * again by itself while people are being checked.
 */
export function useDependents(intent: MaybeIntent): EnrolkitQueryResult<DependentsManagementIntent | null> {
  return useSubIntent(subIntentIdOf(intent));
}

/** A dependents management intent by its id. */
export function useSubIntent(id: string | null): EnrolkitQueryResult<DependentsManagementIntent | null> {
  return useRead((scope) => subIntentQuery(scope, id));
}

/** Everyone on file, and whether the plan can cover them. Empty while there is no sub-intent. */
export function useEligibility(subIntentId: string | null): EnrolkitQueryResult<readonly EligibilityItem[]> {
  return useRead((scope) => eligibilityQuery(scope, subIntentId));
}

/** What a list of people belongs to, or none as long as none has arrived or begun. */
export type MaybeParent = EnrolmentIntent | PolicyAmendmentIntent | null | undefined;

/** What can be done with the people of an enrolment, or of a change to a policy. Done one after the other, in the order asked for. */
export interface DependentsActions {
  /** Adds people, or changes the choices of those already added. */
  readonly add: EnrolkitMutationResult<AddDependentsInput, DependentsManagementIntent>;
  /** Takes a person off the list, by `associated_person_id`. */
  readonly remove: EnrolkitMutationResult<string, DependentsManagementIntent>;
  /** Completes the list; an empty one covers no one else. */
  readonly confirm: EnrolkitMutationResult<void, void>;
  /** Ends the list; the enrolment keeps the people that it had before. */
  readonly cancel: EnrolkitMutationResult<void, void>;
}

export function useDependentsActions(parent: MaybeParent, subIntentId: string | null): DependentsActions {
  const enrolkit = useEnrolkit();
  const { client, queryClient, emit } = enrolkit;
  const id = subIntentId ?? "";
  const params = { dependents_management_intent_id: id };
  const query = subIntentQuery(enrolkit, subIntentId);
  const retrieve = (): Promise<DependentsManagementIntent> =>
    client.call("RetrieveDependentsManagementIntent", { params });
  const isClosed = async () =>
    (await retrieve()).status === "action_required"
      ? { done: false as const }
      : { done: true as const, result: undefined };

  async function changed(write: Promise<DependentsManagementIntent>): Promise<DependentsManagementIntent> {
    const subIntent = await orRefetch(write);
    await cacheResult(enrolkit, query, subIntent);
    void refetchStale(queryClient, keyOf(enrolkit, "eligibility", id));
    emit({
      type: "dependents_changed",
      intent_id: parent?.id ?? "",
      associated_person_ids: subIntent.dependents.map(({ associated_person_id }) => associated_person_id),
    });
    return subIntent;
  }

  async function closed(write: Promise<unknown>): Promise<void> {
    await orRefetch(write);
    await refetchStale(
      queryClient,
      query.queryKey,
      keyOf(enrolkit, "enrolment_intent"),
      keyOf(enrolkit, "policy_amendment_intent"),
    );
  }

  async function orRefetch<Result>(write: Promise<Result>): Promise<Result> {
    try {
      return await refetchIfMovedOn(enrolkit, parent ? [parentKey(enrolkit, parent)] : [], write);
    } catch (error) {
      void refetchStale(queryClient, query.queryKey);
      throw error;
    }
  }

  return {
    add: useWrite({
      name: "add_dependents",
      target: id,
      send: (body, idempotencyKey) =>
        changed(
          client.call("AddDependentsToDependentsManagementIntent", {
            params,
            body,
            idempotencyKey,
            // Adding someone again changes nothing.
            reread: async () => ({ done: false }),
          }),
        ),
    }),
    remove: useWrite({
      name: "remove_dependent",
      target: id,
      send: (associated_person_id) =>
        changed(
          client.call("RemoveDependentFromDependentsManagementIntent", {
            params: { ...params, associated_person_id },
          }),
        ),
    }),
    confirm: useWrite({
      name: "confirm_dependents",
      target: id,
      send: (_, idempotencyKey) =>
        closed(
          client.call("ConfirmDependentsManagementIntent", { params, idempotencyKey, reread: isClosed }),
        ),
    }),
    cancel: useWrite({
      name: "cancel_dependents",
      target: id,
      send: (_, idempotencyKey) =>
        closed(
          client.call("CancelDependentsManagementIntent", {
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

function parentKey(scope: QueryScope, parent: NonNullable<MaybeParent>): readonly string[] {
  return "policy_id" in parent
    ? keyOf(scope, "policy_amendment_intent", parent.id)
    : keyOf(scope, "enrolment_intent", parent.employee_id, parent.group_id);
}
