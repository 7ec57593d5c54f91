import { type CommandContext, openContext, type Services } from "../context.ts";
import { schedule } from "../due-work/schedule.ts";
import { findScheduled, unscheduleDueWork } from "../store/due-work.ts";
import { erasureOf, eraseResponsesAbout } from "../store/idempotency.ts";
import { deleteSessionsOfEmployee } from "../store/sessions.ts";

// What may be much is erased in parts: the first together with its cause, the others as due work.

/** Rows of one transaction, so that no request waits long. */
const batch = 200;

/** Erases every stored response about a resource. None of them is replayed from now on. */
export async function eraseResponses(context: CommandContext, resourceId: string): Promise<void> {
  const { transaction, platform } = context;
  if ((await eraseResponsesAbout(transaction, platform.id, resourceId, batch)) < batch) return;
  const { kind, subject_id } = erasureOf(resourceId);
  await schedule(context, kind, subject_id, context.now);
}

/** Deletes every session of an employee. */
export async function deleteSessions(context: CommandContext, employeeId: string): Promise<void> {
  const { transaction, platform } = context;
  if ((await deleteSessionsOfEmployee(transaction, platform.id, employeeId, batch)) === batch)
    await schedule(context, "sessions.delete", employeeId, context.now);
}

/** The due work that goes on with what was begun. */
export const erasureInParts: Readonly<
  Record<string, (context: CommandContext, workId: string) => Promise<void>>
> = {
  "responses.erase": (context, workId) => eraseResponses(context, workId.replace(/^responses\./, "")),
  "sessions.delete": deleteSessions,
};

/** Does all of a platform's work of this kind that is left, as far as no other process does. */
export async function finishErasures(services: Services, platformId: string): Promise<void> {
  const kinds = Object.keys(erasureInParts);
  for (;;) {
    const found = await services.store.read((transaction) => findScheduled(transaction, platformId, kinds));
    if (found === undefined) return;
    const { kind, subject_id } = found;
    await services.store.write(async (transaction) => {
      await unscheduleDueWork(transaction, platformId, subject_id, [kind]);
      await erasureInParts[kind]?.(await openContext(services, transaction, platformId), subject_id);
    });
  }
}
