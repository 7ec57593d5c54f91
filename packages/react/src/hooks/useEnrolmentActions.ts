import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentUpdate,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { fetchEnrolment, keepEnrolment } from "../query/enrolment-cache.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { lookAgainIfMovedOn } from "./moved-on.ts";
import type { EnrolmentOf } from "./useEnrolment.ts";

/** How an enrolment is begun. */
export type StartInput = Pick<
  EnrolmentIntentInput,
  "force_confirmation" | "policy_configuration" | "coverage_selections"
>;

/** Begins an enrolment, where none is open. */
export function useStartEnrolment({ employeeId, groupId }: EnrolmentOf): Action<StartInput, EnrolmentIntent> {
  const enrolkit = useEnrolkit();
  const of = { employee_id: employeeId, group_id: groupId };
  return useAction(`${employeeId} ${groupId}`, (input, idempotencyKey) => {
    const before = enrolkit.cache.read(keys.enrolment(employeeId, groupId)).value as
      | EnrolmentIntent
      | null
      | undefined;
    return kept(
      enrolkit,
      of,
      enrolkit.client.call("CreateEnrolmentIntent", {
        body: { ...of, ...input },
        idempotencyKey,
        reread: async () => {
          const now = await fetchEnrolment(enrolkit, of);
          return now !== null && now.id !== before?.id ? { done: true, result: now } : { done: false };
        },
      }),
    );
  });
}

/**
 * What may be done with an enrolment; while there is none, it is refused. A refusal because the enrolment has moved on
 * meanwhile looks at it again.
 */
export interface EnrolmentActions {
  readonly submitSelections: Action<readonly PlanCoverageOptionSelection[], void>;
  /** `coverage_selections: null` asks for the cover anew. */
  readonly update: Action<EnrolmentIntentUpdate, EnrolmentIntent>;
  readonly createSubIntent: Action<void, DependentsManagementIntent>;
  readonly confirm: Action<void, EnrolmentIntent>;
  readonly reject: Action<void, EnrolmentIntent>;
}

export function useEnrolmentActions(intent: MaybeIntent): EnrolmentActions {
  const enrolkit = useEnrolkit();
  const { client, cache } = enrolkit;
  const id = intent?.id ?? "";
  const params = { enrolment_intent_id: id };
  const look = (): Promise<EnrolmentIntent> => client.call("RetrieveEnrolmentIntent", { params });
  /** Whether an intent has left the state in which this may be done: then it was done. */
  const leaves = (status: EnrolmentIntent["status"] | undefined) => async () => {
    const result = await look();
    return result.status === status ? { done: false as const } : { done: true as const, result };
  };

  return {
    submitSelections: useAction(id, async (coverage_selections, idempotencyKey) => {
      const sent = client.call("SubmitCoverageSelections", {
        params,
        body: { coverage_selections: [...coverage_selections] },
        idempotencyKey,
        reread: async () => {
          const { done } = await leaves("coverage_options_required")();
          return done ? { done, result: undefined } : { done };
        },
      });
      await kept(enrolkit, intent, sent.then(look));
    }),
    update: useAction(id, (body) =>
      kept(enrolkit, intent, client.call("UpdateEnrolmentIntent", { params, body })),
    ),
    createSubIntent: useAction(id, async (_, idempotencyKey) => {
      const before = subIntentIdOf(intent);
      const created = await orLookAgain(
        enrolkit,
        intent,
        client.call("CreateDependentsManagementIntent", {
          params,
          idempotencyKey,
          reread: async () => {
            const now = subIntentIdOf(await look());
            if (now === null || now === before) return { done: false };
            const result = await client.call("RetrieveDependentsManagementIntent", {
              params: { dependents_management_intent_id: now },
            });
            return { done: true, result };
          },
        }),
      );
      cache.set(keys.subIntent(created.id), created);
      keepEnrolment(enrolkit, await look());
      return created;
    }),
    confirm: useAction(id, (_, idempotencyKey) => {
      const reread = leaves("pending_confirmation");
      return kept(
        enrolkit,
        intent,
        client.call("ConfirmEnrolmentIntent", { params, idempotencyKey, reread }),
      );
    }),
    reject: useAction(id, (_, idempotencyKey) => {
      const reread = leaves(intent?.status);
      return kept(enrolkit, intent, client.call("RejectEnrolmentIntent", { params, idempotencyKey, reread }));
    }),
  };
}

/** The latest sub-intent that was not given up; null when there is none. */
export function subIntentIdOf(intent: MaybeIntent): string | null {
  return intent?.pending_confirmation?.associated_persons?.dependent.intent_id ?? null;
}

/** An enrolment, or none as long as none has arrived or begun. */
export type MaybeIntent = EnrolmentIntent | null | undefined;

type Which = Pick<EnrolmentIntent, "employee_id" | "group_id"> | null | undefined;

async function kept(enrolkit: Enrolkit, of: Which, sent: Promise<EnrolmentIntent>): Promise<EnrolmentIntent> {
  const intent = await orLookAgain(enrolkit, of, sent);
  keepEnrolment(enrolkit, intent);
  return intent;
}

function orLookAgain<Result>(enrolkit: Enrolkit, of: Which, sent: Promise<Result>): Promise<Result> {
  return lookAgainIfMovedOn(enrolkit, of ? [keys.enrolment(of.employee_id, of.group_id)] : [], sent);
}
