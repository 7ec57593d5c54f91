import { sql } from "kysely";
import { pending } from "./event-deliveries.ts";
import type { Transaction } from "./store.ts";

/** What is due and not done yet. */
export interface Backlog {
  /** At most `maxCounted`, which then stands for that many or more. */
  waiting: number;
  /** For how many milliseconds the oldest has been due; 0 where nothing is. */
  oldest_ms: number;
}

/** Counting stops here, so that it costs the same however much waits. */
export const maxCounted = 10_000;

/** The due work by kind, by the clocks of the platforms. A kind of which nothing is due is not there. */
export async function dueWorkBacklog(transaction: Transaction, now: number): Promise<Map<string, Backlog>> {
  const overdue = sql<number>`platforms.clock_offset_ms + ${now} - due_work.due_at`;
  const due = transaction.db
    .selectFrom("platforms")
    .innerJoin("due_work", "due_work.platform_id", "platforms.id")
    .select(["due_work.kind", overdue.as("overdue")])
    .where(overdue, ">=", 0)
    .where("due_work.due_at", "<=", sql<number>`platforms.clock_offset_ms + ${now}`)
    .limit(maxCounted);
  const counted = await transaction.db
    .selectFrom(due.as("due"))
    .select((eb) => ["kind", eb.fn.countAll<number>().as("waiting"), eb.fn.max("overdue").as("oldest_ms")])
    .groupBy("kind")
    .execute();
  const backlog = new Map(counted.map(({ kind, ...waiting }) => [kind, waiting]));
  // The oldest of all is exact, however much was not counted.
  const oldest = await oldestDueWork(transaction, now);
  if (oldest) {
    const { waiting = 1, oldest_ms = 0 } = backlog.get(oldest.kind) ?? {};
    backlog.set(oldest.kind, { waiting, oldest_ms: Math.max(oldest_ms, oldest.overdue) });
  }
  return backlog;
}

/** Reads one row of each platform. */
async function oldestDueWork(
  { db }: Transaction,
  now: number,
): Promise<{ kind: string; overdue: number } | undefined> {
  const { rows } = await sql<{ kind: string; overdue: number }>`
    select first.kind, first.overdue from (
      select platforms.clock_offset_ms + ${now} - due_work.due_at as overdue, due_work.kind
      from platforms join due_work on due_work.platform_id = platforms.id and due_work.id = (
        select id from due_work as earliest where earliest.platform_id = platforms.id order by due_at limit 1)
    ) as first where first.overdue >= 0 order by first.overdue desc limit 1`.execute(db);
  return rows[0];
}

/** The deliveries of events that are due, first attempts and later ones. */
export async function deliveryBacklog({ db }: Transaction, now: number): Promise<Backlog> {
  const due = db
    .selectFrom("event_deliveries")
    .select("claimable_at")
    .where("status", "=", pending)
    .where("claimable_at", "<=", now)
    .orderBy("claimable_at")
    .limit(maxCounted);
  const { waiting, first } = await db
    .selectFrom(due.as("due"))
    .select((eb) => [eb.fn.countAll<number>().as("waiting"), eb.fn.min("claimable_at").as("first")])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_ms: first === null ? 0 : now - first };
}
