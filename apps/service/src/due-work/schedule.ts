import { scheduleDueWork, unscheduleDueWork } from "../store/due-work.ts";
import type { CommandContext } from "../context.ts";

/** Schedules work on an intent, policy or report for a time of the platform's clock, in place of the same work at another time. */
export async function schedule(
  context: CommandContext,
  kind: string,
  targetId: string,
  dueAt: number,
): Promise<void> {
  await scheduleDueWork(context.transaction, {
    platform_id: context.platform.id,
    kind,
    subject_id: targetId,
    due_at: dueAt,
  });
  if (dueAt <= context.now) context.transaction.afterCommit(() => context.services.wake());
}

/** Removes all work that is scheduled on an intent or policy. */
export async function unschedule(context: CommandContext, targetId: string): Promise<void> {
  await unscheduleDueWork(context.transaction, context.platform.id, targetId);
}
