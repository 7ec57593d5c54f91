import { evaluateEnrolment } from "./enrolment/evaluate.ts";
import { takeAnswer } from "./enrolment/answer.ts";
import { moveEnrolment } from "./enrolment/move.ts";
import { screenDependents } from "./dependents/screen.ts";
import type { EnrolmentTrigger } from "@enrolkit/rules";
import type { DueWork } from "../store/store.ts";
import type { EnrolmentIntentRow } from "../store/rows.ts";
import type { DueWorkKind } from "./due-work.ts";
import type { Scope } from "./services.ts";

const runners: Record<DueWorkKind, (scope: Scope, subjectId: string) => Promise<unknown>> = {
  "enrolment.evaluate": (scope, id) => onEnrolment(scope, id, evaluateEnrolment),
  "enrolment.arrive": (scope, id) => onEnrolment(scope, id, fire("scheduled", "arrive")),
  "enrolment.deadline": (scope, id) => onEnrolment(scope, id, expire),
  "enrolment.answer": (scope, id) => onEnrolment(scope, id, takeAnswer),
  "dependents.screen": async (scope, id) => {
    const intent = await scope.all.dependentsManagementIntents.find(id);
    if (intent === undefined) return;
    await scope.all.employees.lock(intent.employee_id);
    await screenDependents(scope, await scope.all.dependentsManagementIntents.get(id));
  },
};

/** Does a piece of due work. What its state no longer waits for is dropped. */
export async function runDueWork(scope: Scope, work: DueWork): Promise<void> {
  await runners[work.kind as DueWorkKind](scope, work.subject_id);
}

type OnEnrolment = (scope: Scope, intent: EnrolmentIntentRow) => Promise<EnrolmentIntentRow>;

/** Everything about an employee's enrolment happens under the employee's lock, so it is read after it. */
async function onEnrolment(scope: Scope, id: string, run: OnEnrolment): Promise<void> {
  const intent = await scope.all.enrolmentIntents.find(id);
  if (intent === undefined) return;
  await scope.all.employees.lock(intent.employee_id);
  await run(scope, await scope.all.enrolmentIntents.get(id));
}

function fire(status: EnrolmentIntentRow["status"], trigger: EnrolmentTrigger): OnEnrolment {
  return async (scope, intent) => (intent.status === status ? moveEnrolment(scope, intent, trigger) : intent);
}

const expire: OnEnrolment = async (scope, intent) =>
  intent.due_by === null ? intent : moveEnrolment(scope, intent, "deadline");
