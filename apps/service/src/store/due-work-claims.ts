import { type Expression, sql } from "kysely";
import type { DueWork, Transaction } from "./store.ts";

// The share of the platform's row makes a hold wait for leases that are being taken just now.
const whatOthersLeave = sql`for update of due_work skip locked for share of platforms skip locked`;

/** How work is leased: until `now + lease_ms` of real time, to the holder of the token. */
interface Lease {
  now: number;
  lease_ms: number;
  token: string;
}

/** Somebody else holds the platform by now, or nobody does: whoever advances its clock must stop. */
export class HoldLost extends Error {
  constructor(platformId: string) {
    super(`The hold on platform ${platformId} was lost.`);
    this.name = "HoldLost";
  }
}

/**
 * Leases up to `limit` pieces of work that are due, the longest overdue first: none of a platform that is held, none
 * that is leased already. An attempt counts when it is leased, so that work that kills its worker does not run for
 * ever.
 */
export async function claimDueWork(
  transaction: Transaction,
  lease: Lease & { limit: number },
): Promise<DueWork[]> {
  let due = dueBy(transaction, lease, sql<number>`platforms.clock_offset_ms + ${lease.now}`)
    .where("platforms.held_until", "<=", lease.now)
    .orderBy((eb) => eb("due_work.due_at", "-", eb.ref("platforms.clock_offset_ms")))
    .orderBy("due_work.id")
    .limit(lease.limit);
  if (transaction.engine === "postgres") due = due.modifyEnd(whatOthersLeave);
  return leased(transaction, lease, await due.execute());
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
  const due = dueBy(transaction, lease, sql<number>`${lease.up_to}`)
    .where("platforms.id", "=", platformId)
    .orderBy("due_work.due_at")
    .orderBy("due_work.id")
    .limit(1);
  const [work] = await leased(
    transaction,
    lease,
    await (transaction.engine === "postgres" ? due.forUpdate("due_work") : due).execute(),
  );
  return work;
}

/** How much of a platform's work is being done at the real time `now`. */
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
 * The real time at which there may be something to claim; may be past, undefined when nothing is scheduled. Looking
 * then and finding nothing is possible: another worker was faster, or a hold was prolonged.
 */
export async function nextDueAt(transaction: Transaction, now: number): Promise<number | undefined> {
  const free = transaction.db
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
    .selectFrom(free.as("free"))
    .select((eb) => eb.fn.min(later(sql`due_at - clock_offset_ms`, sql`held_until`)).as("due_at"))
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  const { leased_until } = await transaction.db
    .selectFrom("due_work")
    .select((eb) => eb.fn.min("leased_until").as("leased_until"))
    .where("leased_until", ">", now)
    .executeTakeFirstOrThrow();
  const moments = [due_at, leased_until].filter((moment) => moment !== null);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function later(a: Expression<unknown>, b: Expression<unknown>): Expression<number | null> {
  return sql`case when ${a} > ${b} then ${a} else ${b} end`;
}

function dueBy(transaction: Transaction, { now }: Lease, moment: Expression<number>) {
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
    .where("due_work.due_at", "<=", moment)
    .where("due_work.leased_until", "<=", now);
}

async function leased(
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
