import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { keys } from "./keys.ts";
import { tellDeadline, tellStatus } from "./news.ts";

/** Keeps a change to a policy that the service answered, and tells the page what is new about it. */
export function keepAmendment(enrolkit: Enrolkit, intent: PolicyAmendmentIntent): void {
  tellAmendmentNews(enrolkit, intent);
  enrolkit.cache.set(keys.amendment(intent.id), intent);
}

/** Compares with what is in the cache, so that several hooks on one intent tell it once. */
export function tellAmendmentNews(enrolkit: Enrolkit, intent: PolicyAmendmentIntent): void {
  const { cache, emit } = enrolkit;
  const known = cache.read(keys.amendment(intent.id)).value as PolicyAmendmentIntent | undefined;
  const before = known?.status ?? null;
  if (tellStatus(enrolkit, intent, before) && intent.status === "amended" && before !== null) {
    emit({ type: "completed", intent_id: intent.id, policy_ids: [intent.policy_id] });
    void cache.invalidate(keys.policy(intent.policy_id));
    void cache.invalidate(["policies"]);
  }
  if (before !== intent.status && isOver(intent)) void cache.invalidate(keys.openAmendment(intent.policy_id));
  tellDeadline(enrolkit, intent.id, dueByOf(intent));
}

/** The last day of the state that a change waits in; undefined where there is none. */
export function dueByOf(intent: PolicyAmendmentIntent): string | undefined {
  return (intent.required_action ?? intent.pending_confirmation)?.due_by;
}

const over: readonly string[] = [
  "amended",
  "processing_error",
  "not_undertaken",
] satisfies PolicyAmendmentIntent["status"][];

/** Whether nothing more happens. */
export function isOver({ status }: PolicyAmendmentIntent): boolean {
  return over.includes(status);
}
