import { scheduleDueWork, unscheduleDueWork } from "../store/due-work.ts";
import type { CommandContext } from "../context.ts";

/** What may become due, each with one subject. */
export type DueWorkKind =
  | "enrolment.evaluate"
  | "enrolment.arrive"
  | "enrolment.deadline"
  | "enrolment.answer"
  | "dependents.screen"
  | "group_quote.evaluate"
  | "group_quote.deadline"
  | "group_quote.answer"
  | "group_quote.expire"
  | "group_policy.evaluate"
  | "group_policy.answer"
  | "group_policy.due_date"
  | "group_policy.enrol"
  | "amendment.deadline"
  | "amendment.quote"
  | "amendment.answer"
  | "policy.end"
  | "contributions.fill";

/** Schedules work for a moment of the platform's clock, in place of the same work at another moment. */
export async function schedule(
  context: CommandContext,
  kind: DueWorkKind,
  subjectId: string,
  dueAt: number,
): Promise<void> {
  await scheduleDueWork(context.transaction, {
    platform_id: context.platform.id,
    kind,
    subject_id: subjectId,
    due_at: dueAt,
  });
  if (dueAt <= context.now) context.transaction.afterCommit(() => context.services.wake());
}

/** Takes back everything that is scheduled for a subject. */
export async function unschedule(context: CommandContext, subjectId: string): Promise<void> {
  await unscheduleDueWork(context.transaction, context.platform.id, subjectId);
}
