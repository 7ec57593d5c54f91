import { hasPassed } from "@enrolkit/rules";
import { type Scope, timestamp } from "../../context.ts";
import { deadlineFromNow } from "./deadline-from-now.ts";
import { scheduleWork } from "./enter-status.ts";
import { type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/** Gives a waiting enrolment its time anew. */
export async function renewDeadline(scope: Scope, subject: EnrolmentSubject): Promise<void> {
  if (subject.intent.due_by === null) return;
  const due_by = deadlineFromNow(scope, subject.place);
  const intent = { ...subject.intent, due_by, updated_at: timestamp(scope) };
  await scope.all.enrolmentIntents.replace(intent);
  await scheduleWork(scope, { ...subject, intent });
}

/** The same where its time has run out meanwhile: the deadline waited for its dependents to be screened. */
export async function renewPassedDeadline(scope: Scope, intentId: string): Promise<void> {
  const subject = await enrolmentSubject(scope, await scope.all.enrolmentIntents.get(intentId));
  const { intent, place } = subject;
  if (intent.due_by !== null && hasPassed(intent.due_by, place, new Date(scope.now)))
    await renewDeadline(scope, subject);
}
