import type { EnrolmentIntent } from "@enrolkit/contract";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { keys } from "./keys.ts";
import { tellDeadline, tellStatus } from "./news.ts";

/** Keeps an intent that the service answered, and tells the page what is new about it. */
export function keepEnrolment(enrolkit: Enrolkit, intent: EnrolmentIntent): void {
  tellNews(enrolkit, intent);
  enrolkit.cache.set(keys.enrolment(intent.employee_id, intent.group_id), intent);
}

/** The newest intent of an employee in a group: the open one, where one is open. Null when there is none. */
export async function fetchEnrolment(
  enrolkit: Enrolkit,
  of: { employee_id: string; group_id: string },
  signal?: AbortSignal,
): Promise<EnrolmentIntent | null> {
  const { items } = await enrolkit.client.call("ListEnrolmentIntents", {
    query: { ...of, page_size: 1 },
    signal,
  });
  const intent = items[0] ?? null;
  if (intent !== null) tellNews(enrolkit, intent);
  return intent;
}

/** Compares with what is in the cache, so that several hooks on one intent tell it once. */
function tellNews(enrolkit: Enrolkit, intent: EnrolmentIntent): void {
  const known = enrolkit.cache.read(keys.enrolment(intent.employee_id, intent.group_id)).value as
    | EnrolmentIntent
    | null
    | undefined;
  const before = known?.id === intent.id ? known.status : null;
  if (tellStatus(enrolkit, intent, before) && intent.status === "enrolled" && before !== null) {
    const policyIds = intent.policy_enrolments.flatMap(({ id }) => id ?? []);
    enrolkit.emit({ type: "completed", intent_id: intent.id, policy_ids: policyIds });
  }
  tellDeadline(enrolkit, intent.id, intent.due_by);
}
