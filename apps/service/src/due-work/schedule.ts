import { scheduleDueWork, unscheduleDueWork } from "../store/due-work.ts";
import type { CommandContext } from "../context.ts";

/** Schedules work for a moment of the platform's clock, in place of the same work at another moment. */
export async function schedule(
  context: CommandContext,
  kind: string,
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
