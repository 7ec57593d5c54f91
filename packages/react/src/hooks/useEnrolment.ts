import type { EnrolmentIntent } from "@enrolkit/contract";
import { useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import { createPolling } from "../query/back-off.ts";
import { fetchEnrolment } from "../query/enrolment-cache.ts";
import { keys } from "../query/keys.ts";
import { type Resource, useResource } from "./resource.ts";

export interface EnrolmentOf {
  readonly employeeId: string;
  readonly groupId: string;
}

/**
 * The employee's open enrolment in a group, else their newest, else null. Looks by itself while something waits on
 * the service, ever rarer, not while the page is hidden, and again when the person comes back to it.
 */
export function useEnrolment({ employeeId, groupId }: EnrolmentOf): Resource<EnrolmentIntent | null> {
  const enrolkit = useEnrolkit();
  const [polling] = useState(() => createPolling(() => Date.now()));
  return useResource({
    key: keys.enrolment(employeeId, groupId),
    fetch: (signal) => fetchEnrolment(enrolkit, { employee_id: employeeId, group_id: groupId }, signal),
    pollEvery: (intent) => polling(intent ? waitsOn(intent) : null),
  });
}

const waiting: readonly string[] = [
  "processing",
  "scheduled",
  "enrolling",
] satisfies EnrolmentIntent["status"][];

/** What of an intent the service is at, null when it is the person's turn or over. */
function waitsOn({ id, status, pending_confirmation }: EnrolmentIntent): string | null {
  if (waiting.includes(status)) return `${id} ${status}`;
  const dependent = pending_confirmation?.associated_persons?.dependent;
  return dependent?.status === "processing" ? dependent.intent_id : null;
}
