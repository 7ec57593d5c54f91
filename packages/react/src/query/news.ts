import type { Enrolkit } from "../provider/enrolkit.ts";

const nearMs = 3 * 24 * 60 * 60 * 1000;

/** Tells the page that an intent is in another state than before (null: not seen before); whether it is. */
export function tellStatus(
  { emit }: Enrolkit,
  { id, status }: { id: string; status: string },
  before: string | null,
): boolean {
  if (before === status) return false;
  emit({ type: "intent_changed", intent_id: id, status, previous_status: before });
  return true;
}

/** Tells the page that a deadline is near, once. */
export function tellDeadline(enrolkit: Enrolkit, id: string, dueBy: string | null | undefined): void {
  if (!dueBy || enrolkit.announcedDeadlines.has(id + dueBy)) return;
  // A day counts to its end.
  const left = Date.parse(dueBy.length > 10 ? dueBy : `${dueBy}T23:59:59Z`) - enrolkit.client.serverTime();
  if (left < 0 || left > nearMs) return;
  enrolkit.announcedDeadlines.add(id + dueBy);
  enrolkit.emit({ type: "deadline_near", intent_id: id, due_by: dueBy });
}
