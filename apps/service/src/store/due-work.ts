import { type Expression, sql } from "kysely";
import type { DueWork, Transaction } from "./store.ts";

/** There is one piece of work for each kind and aggregate (`subject_id`). */
interface ScheduledWork {
  platform_id: string;
  kind: string;
  subject_id: string;
  /** Milliseconds of the platform's clock. */
  due_at: number;
}

/**
 * Schedules work in place of the same kind of work about the same aggregate. A worker that has leased the replaced work
 * loses its lease: finish a piece of work before scheduling its successor.
 */
export async function scheduleDueWork(transaction: Transaction, work: ScheduledWork): Promise<void> {
  const { platform_id, kind, subject_id, due_at } = work;
  const fresh = { due_at, attempts: 0, leased_until: 0, lease_token: null };
  await transaction.db
    .insertInto("due_work")
    .values({ platform_id, id: `${subject_id}.${kind}`, kind, subject_id, ...fresh })
    .onConflict((oc) => oc.columns(["platform_id", "id"]).doUpdateSet(fresh))
    .execute();
}

/** Removes the scheduled work about an aggregate (`subject_id`): all of it, or that of these kinds. */
export async function unscheduleDueWork(
  transaction: Transaction,
  platformId: string,
  aggregateId: string,
  kinds?: readonly string[],
): Promise<void> {
  if (kinds?.length === 0) return;
  const all = transaction.db
    .deleteFrom("due_work")
    .where("platform_id", "=", platformId)
    .where("subject_id", "=", aggregateId);
  await (kinds === undefined ? all : all.where("kind", "in", kinds)).execute();
}

/** Removes work that is done. False when the lease was lost; the caller then rolls its transaction back. */
export async function finishDueWork(transaction: Transaction, work: DueWork): Promise<boolean> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("due_work")
    .where("platform_id", "=", work.platform_id)
    .where("id", "=", work.id)
    .where("lease_token", "=", work.lease_token)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Postpones work that failed to the real time `retryAt`. False when the lease was lost. */
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

// The share lock on the platform's row makes a hold wait for leases that are being taken just now.
const skipLocked = sql`for update of due_work skip locked for share of platforms skip locked`;

/** Work is leased until `now + lease_ms` of real time, to the holder of the token. */
interface Lease {
  now: number;
  lease_ms: number;
  token: string;
}

/** The platform is no longer held with this token: advancing its clock must stop. */
export class HoldLost extends Error {
  constructor(platformId: string) {
    super(`The hold on platform ${platformId} was lost.`);
    this.name = "HoldLost";
  }
}

/**
 * Leases up to `limit` pieces of work that are due, the longest overdue first: none of a platform that is held, none
 * that is leased already. An attempt counts as soon as it is leased, so that work that kills its worker does not run
 * for ever.
 */
export async function claimDueWork(
  transaction: Transaction,
  lease: Lease & { limit: number },
): Promise<DueWork[]> {
  let due = selectDue(transaction, lease, sql<number>`platforms.clock_offset_ms + ${lease.now}`)
    .where("platforms.held_until", "<=", lease.now)
    .orderBy((eb) => eb("due_work.due_at", "-", eb.ref("platforms.clock_offset_ms")))
    .orderBy("due_work.id")
    .limit(lease.limit);
  if (transaction.engine === "postgres") due = due.modifyEnd(skipLocked);
  return leaseWork(transaction, lease, await due.execute());
}

/**
 * Leases the earliest work of a held platform that is due up to a moment of its clock; undefined when there is none.
 * The token is the hold's. Throws HoldLost.
 */
export async function claimDueWorkOf(
  transaction: Transaction,
  platformId: string,
  lease: Lease & { up_to: number },
): Promise<DueWork | undefined> {
  const hold = transaction.db
    .selectFrom("platforms")
    .select("id")
    .where("id", "=", platformId)
    .where("hold_token", "=", lease.token)
    .where("held_until", ">", lease.now);
  const held = await (transaction.engine === "postgres" ? hold.forUpdate() : hold).executeTakeFirst();
  if (held === undefined) throw new HoldLost(platformId);
  const due = selectDue(transaction, lease, sql<number>`${lease.up_to}`)
    .where("platforms.id", "=", platformId)
    .orderBy("due_work.due_at")
    .orderBy("due_work.id")
    .limit(1);
  const [work] = await leaseWork(
    transaction,
    lease,
    await (transaction.engine === "postgres" ? due.forUpdate("due_work") : due).execute(),
  );
  return work;
}

/** Counts a platform's pieces of work that are leased at the real time `now`. */
export async function countLeasedWork(
  transaction: Transaction,
  platformId: string,
  now: number,
): Promise<number> {
  const { total } = await transaction.db
    .selectFrom("due_work")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("platform_id", "=", platformId)
    .where("lease_token", "is not", null)
    .where("leased_until", ">", now)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Returns the real time at which there may be work to claim; it may be past, and is undefined when nothing is
 * scheduled. A claim at that time may still find none: another worker was faster, or a hold was prolonged.
 */
export async function nextDueAt(transaction: Transaction, now: number): Promise<number | undefined> {
  const unleased = transaction.db
    .selectFrom("platforms")
    .select((eb) => [
      "clock_offset_ms",
      "held_until",
      eb
        .selectFrom("due_work")
        .select("due_at")
        .whereRef("due_work.platform_id", "=", "platforms.id")
        .where("leased_until", "<=", now)
        .orderBy("due_at")
        .limit(1)
        .as("due_at"),
    ]);
  const { due_at } = await transaction.db
    .selectFrom(unleased.as("unleased"))
    .select((eb) => eb.fn.min(greater(sql`due_at - clock_offset_ms`, sql`held_until`)).as("due_at"))
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  const { leased_until } = await transaction.db
    .selectFrom("due_work")
    .select((eb) => eb.fn.min("leased_until").as("leased_until"))
    .where("leased_until", ">", now)
    .executeTakeFirstOrThrow();
  const times = [due_at, leased_until].filter((time) => time !== null);
  return times.length === 0 ? undefined : Math.min(...times);
}

function greater(a: Expression<unknown>, b: Expression<unknown>): Expression<number | null> {
  return sql`case when ${a} > ${b} then ${a} else ${b} end`;
}

function selectDue(transaction: Transaction, { now }: Lease, upTo: Expression<number>) {
  return transaction.db
    .selectFrom("platforms")
    .innerJoin("due_work", "due_work.platform_id", "platforms.id")
    .select([
      "due_work.platform_id",
      "due_work.id",
      "due_work.kind",
      "due_work.subject_id",
      "due_work.due_at",
      "due_work.attempts",
    ])
    .where("due_work.due_at", "<=", upTo)
    .where("due_work.leased_until", "<=", now);
}

async function leaseWork(
  transaction: Transaction,
  lease: Lease,
  due: Omit<DueWork, "lease_token">[],
): Promise<DueWork[]> {
  if (due.length === 0) return [];
  await transaction.db
    .updateTable("due_work")
    .set((eb) => ({
      leased_until: lease.now + lease.lease_ms,
      lease_token: lease.token,
      attempts: eb("attempts", "+", 1),
    }))
    .where((eb) =>
      eb.or(
        due.map(({ platform_id, id }) => eb.and([eb("platform_id", "=", platform_id), eb("id", "=", id)])),
      ),
    )
    .execute();
  return due.map((work) => ({ ...work, attempts: work.attempts + 1, lease_token: lease.token }));
}
