import { isDeadlinePassed } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../../context.ts";
import { deadlineFromNow } from "./deadline-from-now.ts";
import { scheduleWork } from "./enter-status.ts";
import { type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/** Gives a waiting enrolment its time anew. */
export async function renewDeadline(context: CommandContext, subject: EnrolmentSubject): Promise<void> {
  if (subject.intent.due_by === null) return;
  const due_by = deadlineFromNow(context, subject.location);
  const intent = { ...subject.intent, due_by, updated_at: timestamp(context) };
  await context.all.enrolmentIntents.replace(intent);
  await scheduleWork(context, { ...subject, intent });
}

/** The same where its time has run out meanwhile: the deadline waited for its dependents to be screened. */
export async function renewPassedDeadline(context: CommandContext, intentId: string): Promise<void> {
  const subject = await enrolmentSubject(context, await context.all.enrolmentIntents.get(intentId));
  const { intent, location } = subject;
  if (intent.due_by !== null && isDeadlinePassed(intent.due_by, location, new Date(context.now)))
    await renewDeadline(context, subject);
}
