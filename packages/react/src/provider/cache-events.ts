import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  GroupPolicyIntent,
  GroupQuoteIntent,
  PolicyAmendmentIntent,
} from "@enrolkit/types";
import { EnrolkitError } from "@enrolkit/client";
import { CancelledError, type QueryKey } from "@tanstack/react-query";
import { refetchStale } from "../query/cache.ts";
import { dueByOf, isOver } from "../query/intents.ts";
import { keyOf, type QueryScope } from "../query/scope.ts";
import type { OnEvent } from "./events.ts";
import type { Report } from "./report.ts";

interface CacheEventsOptions extends Pick<QueryScope, "client" | "queryClient" | "scopeKey"> {
  readonly emit: OnEvent;
  /** Of a query or a mutation that failed. */
  readonly report: Report;
}

interface AnyIntent {
  readonly id: string;
  readonly status: string;
}

const nearMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Notifies the host of what happens in one provider's part of the cache: each change of an intent and each failure once,
 * however many hooks use it. Returns how to start listening, which returns how to stop.
 */
export function createCacheEvents(options: CacheEventsOptions): () => () => void {
  const { client, queryClient, scopeKey, emit } = options;
  const statuses = new Map<string, string>();
  const announcedDeadlines = new Set<string>();

  /** The status before (null: first seen), or undefined where it is the same still. */
  function previousStatus({ id, status }: AnyIntent): string | null | undefined {
    const before = statuses.get(id) ?? null;
    statuses.set(id, status);
    return before === status ? undefined : before;
  }

  /** Whether a status is new, but not the first that is seen. */
  function emitStatus(intent: AnyIntent): boolean {
    const before = previousStatus(intent);
    if (before === undefined) return false;
    emit({ type: "intent_changed", intent_id: intent.id, status: intent.status, previous_status: before });
    return before !== null;
  }

  function emitDeadline({ id }: AnyIntent, dueBy: string | null | undefined): void {
    if (!dueBy || announcedDeadlines.has(id + dueBy)) return;
    // A day counts to its end.
    const left = Date.parse(dueBy.length > 10 ? dueBy : `${dueBy}T23:59:59Z`) - client.serverTime();
    if (left < 0 || left > nearMs) return;
    announcedDeadlines.add(id + dueBy);
    emit({ type: "deadline_near", intent_id: id, due_by: dueBy });
  }

  function emitCompleted({ id }: AnyIntent, policy_ids: readonly string[]): void {
    emit({ type: "completed", intent_id: id, policy_ids });
  }

  function makeStale(...keys: readonly QueryKey[]): void {
    void refetchStale(queryClient, ...keys);
  }

  const onIntent: Readonly<Record<string, (intent: never) => void>> = {
    enrolment_intent(intent: EnrolmentIntent) {
      if (emitStatus(intent) && intent.status === "enrolled") {
        emitCompleted(
          intent,
          intent.policy_enrolments.flatMap(({ id }) => id ?? []),
        );
      }
      emitDeadline(intent, intent.due_by);
    },
    policy_amendment_intent(intent: PolicyAmendmentIntent) {
      const isKnown = statuses.get(intent.id) === intent.status;
      if (emitStatus(intent) && intent.status === "amended") {
        emitCompleted(intent, [intent.policy_id]);
        makeStale(keyOf(options, "policy", intent.policy_id), keyOf(options, "policies"));
      }
      if (!isKnown && isOver(intent)) {
        makeStale(keyOf(options, "open_policy_amendment_intent", intent.policy_id));
      }
      emitDeadline(intent, dueByOf(intent));
    },
    group_quote_intent(intent: GroupQuoteIntent) {
      emitStatus(intent);
      emitDeadline(intent, intent.due_by ?? intent.action_required?.due_by);
    },
    group_policy_intent(intent: GroupPolicyIntent) {
      if (emitStatus(intent) && intent.status === "policy_created") {
        emitCompleted(intent, intent.group_policy_ids);
      }
      emitDeadline(intent, intent.due_date);
    },
    dependents_management_intent(intent: DependentsManagementIntent) {
      // The intent that the list belongs to holds its status too, and its cost follows.
      if (previousStatus(intent)) {
        makeStale(keyOf(options, "enrolment_intent"), keyOf(options, "policy_amendment_intent"));
      }
    },
  };

  function report(error: unknown): void {
    // What the page or the person has asked for is no failure.
    const isAsked = error instanceof EnrolkitError && /^(signed_out|subject_changed)$/.test(error.code);
    if (!isAsked && !(error instanceof CancelledError)) options.report(error);
  }

  const isOurs = (key: QueryKey | undefined): boolean => key?.[0] === scopeKey[0] && key[1] === scopeKey[1];

  return () => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || !isOurs(event.query.queryKey)) return;
      if (event.action.type === "error") report(event.action.error);
      if (event.action.type === "success" && event.action.data !== null) {
        onIntent[event.query.queryKey[2] as string]?.(event.action.data as never);
      }
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== "updated" || !isOurs(event.mutation.options.mutationKey)) return;
      if (event.action.type === "error") report(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  };
}
