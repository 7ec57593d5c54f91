import type { DueWork, Transaction } from "./store.ts";

/** What is scheduled: one piece of work for each kind and subject. */
interface Scheduled {
  platform_id: string;
  kind: string;
  subject_id: string;
  /** Milliseconds of the platform's clock. */
  due_at: number;
}

/**
 * Schedules work in place of the same kind of work about the same subject. Whoever has leased that one has lost it:
 * finish a piece of work before scheduling its successor.
 */
export async function scheduleDueWork(transaction: Transaction, work: Scheduled): Promise<void> {
  const { platform_id, kind, subject_id, due_at } = work;
  const fresh = { due_at, attempts: 0, leased_until: 0, lease_token: null };
  await transaction.db
    .insertInto("due_work")
    .values({ platform_id, id: `${subject_id}.${kind}`, kind, subject_id, ...fresh })
    .onConflict((oc) => oc.columns(["platform_id", "id"]).doUpdateSet(fresh))
    .execute();
}

/** Takes back what is scheduled about a subject: all of it, or of these kinds. */
export async function unscheduleDueWork(
  transaction: Transaction,
  platformId: string,
  subjectId: string,
  kinds?: readonly string[],
): Promise<void> {
  if (kinds?.length === 0) return;
  const all = transaction.db
    .deleteFrom("due_work")
    .where("platform_id", "=", platformId)
    .where("subject_id", "=", subjectId);
  await (kinds === undefined ? all : all.where("kind", "in", kinds)).execute();
}

/** Work is done: takes it away. False when the lease was lost; the caller then undoes its unit. */
export async function finishDueWork(transaction: Transaction, work: DueWork): Promise<boolean> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("due_work")
    .where("platform_id", "=", work.platform_id)
    .where("id", "=", work.id)
    .where("lease_token", "=", work.lease_token)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Work failed: nobody takes it before the real time `retryAt`. False when the lease was lost. */
export async function retryDueWork(
  transaction: Transaction,
  work: DueWork,
  retryAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("due_work")
    .set({ leased_until: retryAt, lease_token: null })
    .where("platform_id", "=", work.platform_id)
    .where("id", "=", work.id)
    .where("lease_token", "=", work.lease_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
