import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentUpdate,
  EnrolmentOffer,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cachedData, cacheWrite, refetchStale } from "../query/cache.ts";
import { keyOf } from "../query/scope.ts";
import { type EnrolmentOf, enrolmentOfferQuery, enrolmentQuery, fetchEnrolment } from "./queries.ts";
import { useCreateSubIntent } from "./useCreateSubIntent.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";

/**
 * The employee's open enrolment in a group, else their newest, else null. Fetched again by itself while something waits
 * on the service, ever more rarely, not while the page is hidden, and when the person comes back to the page.
 */
export function useEnrolment({
  employeeId,
  groupId,
}: EnrolmentOf): EnrolkitQueryResult<EnrolmentIntent | null> {
  return useRead((scope) => enrolmentQuery(scope, { employeeId, groupId }));
}

/** What an employee could enrol in in a group, before anything is begun: reading it sets no deadline. */
export function useEnrolmentOffer({ employeeId, groupId }: EnrolmentOf): EnrolkitQueryResult<EnrolmentOffer> {
  return useRead((scope) => enrolmentOfferQuery(scope, { employeeId, groupId }));
}

/** How an enrolment is begun. */
export type StartInput = Pick<
  EnrolmentIntentInput,
  "force_confirmation" | "policy_configuration" | "coverage_selections"
>;

/** Begins an enrolment, where none is open. */
export function useStartEnrolment(of: EnrolmentOf): EnrolkitMutationResult<StartInput, EnrolmentIntent> {
  const enrolkit = useEnrolkit();
  const { client } = enrolkit;
  const { employeeId, groupId } = of;
  const query = enrolmentQuery(enrolkit, of);
  return useWrite({
    name: "start_enrolment",
    target: `${employeeId} ${groupId}`,
    send: (input, idempotencyKey) => {
      const before = cachedData(enrolkit, query);
      return cacheWrite(
        enrolkit,
        query,
        client.call("CreateEnrolmentIntent", {
          body: { employee_id: employeeId, group_id: groupId, ...input },
          idempotencyKey,
          reread: async () => {
            const now = await fetchEnrolment(client, of);
            return now !== null && now.id !== before?.id ? { done: true, result: now } : { done: false };
          },
        }),
      );
    },
  });
}

/**
 * What can be done with an enrolment; while there is none, it is rejected. Where the enrolment has moved on meanwhile it
 * is fetched again before the error is shown.
 */
export interface EnrolmentActions {
  /** Sends the choices of cover, for all plans. */
  readonly submitSelections: EnrolkitMutationResult<readonly PlanCoverageOptionSelection[], void>;
  /** `coverage_selections: null` asks for the cover anew. */
  readonly update: EnrolkitMutationResult<EnrolmentIntentUpdate, EnrolmentIntent>;
  /** Begins the choice of people. */
  readonly createSubIntent: EnrolkitMutationResult<void, DependentsManagementIntent>;
  /** Enrols with what was chosen. */
  readonly confirm: EnrolkitMutationResult<void, EnrolmentIntent>;
  /** Declines the cover; the enrolment is over. */
  readonly reject: EnrolkitMutationResult<void, EnrolmentIntent>;
}

export function useEnrolmentActions(intent: MaybeIntent): EnrolmentActions {
  const enrolkit = useEnrolkit();
  const { client } = enrolkit;
  const id = intent?.id ?? "";
  const params = { enrolment_intent_id: id };
  const query = enrolmentQuery(enrolkit, {
    employeeId: intent?.employee_id ?? "",
    groupId: intent?.group_id ?? "",
  });
  const retrieve = (): Promise<EnrolmentIntent> => client.call("RetrieveEnrolmentIntent", { params });
  /** Whether an intent has left the state in which this can be done: then it was done. */
  const leaves = (status: EnrolmentIntent["status"] | undefined) => async () => {
    const result = await retrieve();
    return result.status === status ? { done: false as const } : { done: true as const, result };
  };

  return {
    submitSelections: useWrite({
      name: "submit_coverage_selections",
      target: id,
      send: async (coverage_selections, idempotencyKey) => {
        const write = client.call("SubmitCoverageSelections", {
          params,
          body: { coverage_selections: [...coverage_selections] },
          idempotencyKey,
          reread: async () => {
            const { done } = await leaves("coverage_options_required")();
            return done ? { done, result: undefined } : { done };
          },
        });
        await cacheWrite(enrolkit, query, write.then(retrieve));
      },
    }),
    update: useWrite({
      name: "update_enrolment",
      target: id,
      send: (body) => cacheWrite(enrolkit, query, client.call("UpdateEnrolmentIntent", { params, body })),
    }),
    createSubIntent: useCreateSubIntent({
      id,
      query,
      retrieve,
      subIntentId: subIntentIdOf(intent),
      subIntentIdOf,
      create: (sending) => client.call("CreateDependentsManagementIntent", { params, ...sending }),
    }),
    confirm: useWrite({
      name: "confirm_enrolment",
      target: id,
      send: async (_, idempotencyKey) => {
        const reread = leaves("pending_confirmation");
        const write = client.call("ConfirmEnrolmentIntent", { params, idempotencyKey, reread });
        try {
          return await cacheWrite(enrolkit, query, write);
        } catch (error) {
          // Something may have to be answered first.
          await refetchStale(enrolkit.queryClient, keyOf(enrolkit, "requirements"));
          throw error;
        }
      },
    }),
    reject: useWrite({
      name: "reject_enrolment",
      target: id,
      send: (_, idempotencyKey) => {
        const reread = leaves(intent?.status);
        return cacheWrite(
          enrolkit,
          query,
          client.call("RejectEnrolmentIntent", { params, idempotencyKey, reread }),
        );
      },
    }),
  };
}

/** The latest sub-intent that was not given up; null when there is none. */
export function subIntentIdOf(intent: MaybeIntent): string | null {
  return intent?.pending_confirmation?.associated_persons?.dependent.intent_id ?? null;
}

/** An enrolment, or none as long as none has arrived or begun. */
export type MaybeIntent = EnrolmentIntent | null | undefined;
