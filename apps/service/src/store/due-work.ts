import { sql } from "kysely";
import { type Lease, leaseRows, readInIndexOrder, type RowKey } from "./leases.ts";
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
  const fresh = { due_at, attempts: 0, lease_token: null };
  const claimable_at = sql<number>`${due_at} - ${offsetOf(platform_id)}`;
  await transaction.db
    .insertInto("due_work")
    .values({ platform_id, id: idOf(work), kind, subject_id, claimable_at, ...fresh })
    .onConflict((oc) =>
      oc
        .columns(["platform_id", "id"])
        .doUpdateSet((eb) => ({ ...fresh, claimable_at: eb.ref("excluded.claimable_at") })),
    )
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

/** Returns whether a piece of work is scheduled. */
export async function isScheduled(
  transaction: Transaction,
  platformId: string,
  { kind, subject_id }: Pick<ScheduledWork, "kind" | "subject_id">,
): Promise<boolean> {
  const found = await transaction.db
    .selectFrom("due_work")
    .select("id")
    .where("platform_id", "=", platformId)
    .where("id", "=", idOf({ kind, subject_id }))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns one of a platform's pieces of these kinds, if any is scheduled. Reads all that the platform has scheduled. */
export async function findScheduled(
  transaction: Transaction,
  platformId: string,
  kinds: readonly string[],
): Promise<Pick<ScheduledWork, "kind" | "subject_id"> | undefined> {
  return transaction.db
    .selectFrom("due_work")
    .select(["kind", "subject_id"])
    .where("platform_id", "=", platformId)
    .where("kind", "in", kinds)
    .limit(1)
    .executeTakeFirst();
}

function idOf({ kind, subject_id }: Pick<ScheduledWork, "kind" | "subject_id">): string {
  return `${subject_id}.${kind}`;
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
    .set({ claimable_at: retryAt, lease_token: null })
    .where("platform_id", "=", work.platform_id)
    .where("id", "=", work.id)
    .where("lease_token", "=", work.lease_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns whether there may be work to claim at the real time `now`; reads one row, and takes no lock. */
export async function isWorkDue(transaction: Transaction, now: number): Promise<boolean> {
  const first = await transaction.db
    .selectFrom("due_work")
    .select("id")
    .where("claimable_at", "<=", now)
    .orderBy("claimable_at")
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

export interface ClaimedWork {
  works: DueWork[];
  /** Whether there may be more to claim at once. */
  more: boolean;
}

/**
 * Leases up to `limit` pieces of work, those first that can be claimed the longest: none of a platform that is held,
 * none that is leased already. Costs the same however much is due or scheduled; held work that is in the way is parked.
 */
export async function claimDueWork(
  transaction: Transaction,
  lease: Lease & { limit: number },
): Promise<ClaimedWork> {
  await readInIndexOrder(transaction);
  const head = transaction.db
    .selectFrom("due_work")
    .select(columns)
    .where("claimable_at", "<=", lease.now)
    .orderBy("claimable_at")
    .orderBy("id")
    .limit(lease.limit);
  const first = await (transaction.engine === "postgres" ? head.forUpdate().skipLocked() : head).execute();
  const platforms = await lockClocks(
    transaction,
    [...new Set(first.map((work) => work.platform_id))],
    lease.now,
  );
  const due = first.filter(({ platform_id, due_at }) => {
    const clock = platforms.get(platform_id);
    return clock !== undefined && clock.held_until <= lease.now && due_at <= lease.now + clock.offset;
  });
  const works = await leaseRows(transaction, "due_work", lease, due);
  const isInTheWay = due.length < first.length;
  if (isInTheWay) await clearTheWay(transaction, lease.now, first, platforms);
  return { works, more: isInTheWay || first.length === lease.limit };
}

const columns = ["platform_id", "id", "kind", "subject_id", "due_at", "attempts"] as const;

interface PlatformClock {
  offset: number;
  held_until: number;
}

/** A platform whose row is locked is being held just now; it counts as held for this long. */
const lockedMs = 1000;

/** The share lock makes a hold wait for leases that are being taken just now. */
async function lockClocks(
  transaction: Transaction,
  ids: readonly string[],
  now: number,
): Promise<Map<string, PlatformClock>> {
  if (ids.length === 0) return new Map();
  const found = transaction.db
    .selectFrom("platforms")
    .select(["id", "clock_offset_ms", "held_until"])
    .where("id", "in", ids);
  const rows = await (transaction.engine === "postgres" ? found.forShare().skipLocked() : found).execute();
  const locked = { offset: 0, held_until: now + lockedMs };
  return new Map([
    ...ids.map((id) => [id, locked] as const),
    ...rows.map(
      ({ id, clock_offset_ms, held_until }) => [id, { offset: clock_offset_ms, held_until }] as const,
    ),
  ]);
}

/** The token of work that is parked: the hold of its platform has it. */
const parkedToken = "parked";
/** Work that is parked or released at once. */
const parkBatch = 500;

/** Moves work that cannot be claimed yet to the time at which it can. */
async function clearTheWay(
  transaction: Transaction,
  now: number,
  works: readonly (RowKey & { due_at: number })[],
  platforms: ReadonlyMap<string, PlatformClock>,
): Promise<void> {
  for (const [platformId, { offset, held_until }] of platforms) {
    if (held_until > now) await park(transaction, platformId, now, held_until);
    else
      for (const { id, due_at } of works.filter((work) => work.platform_id === platformId))
        if (due_at > now + offset)
          await transaction.db
            .updateTable("due_work")
            .set({ claimable_at: due_at - offset, lease_token: null })
            .where("platform_id", "=", platformId)
            .where("id", "=", id)
            .execute();
  }
}

async function park(transaction: Transaction, platformId: string, now: number, until: number): Promise<void> {
  await transaction.db
    .with("in_the_way", (db) => {
      const platform =
        transaction.engine === "sqlite" ? sql<string>`+platform_id` : sql.ref<string>("platform_id");
      const rows = db
        .selectFrom("due_work")
        .select(["platform_id", "id"])
        .where("claimable_at", "<=", now)
        // With the sign, SQLite does not search by the platform, of which there may be much more.
        .where(platform, "=", platformId)
        .orderBy("claimable_at")
        .limit(parkBatch);
      return transaction.engine === "postgres" ? rows.forUpdate().skipLocked() : rows;
    })
    .updateTable("due_work")
    .set({ claimable_at: until, lease_token: parkedToken })
    .where((eb) =>
      eb(
        eb.refTuple("platform_id", "id"),
        "in",
        eb.selectFrom("in_the_way").select(["platform_id", "id"]).$asTuple("platform_id", "id"),
      ),
    )
    .execute();
}

/** Lets workers claim work again that was parked while its platform was held. Returns whether there may be more. */
export async function releaseParkedWork(transaction: Transaction, platformId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("due_work")
    .set({ claimable_at: realTimeOf(platformId), lease_token: null })
    .where("platform_id", "=", platformId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("due_work")
        .select("id")
        .where("platform_id", "=", platformId)
        .where("lease_token", "=", parkedToken)
        .limit(parkBatch),
    )
    .executeTakeFirst();
  return numUpdatedRows === BigInt(parkBatch);
}

const realTimeOf = (platformId: string) => sql<number>`due_at - ${offsetOf(platformId)}`;

const offsetOf = (platformId: string) =>
  sql<number>`(select coalesce(due_work_offset_ms, clock_offset_ms) from platforms where id = ${platformId})`;

/**
 * Makes scheduled work claimable as early as the platform's offset says, which was raised. Looks at a
 * limited number of pieces after the one with an id, in the order of their ids, and returns the id of the last;
 * undefined after the end.
 */
export async function bringForward(
  transaction: Transaction,
  platformId: string,
  after: string,
): Promise<string | undefined> {
  const rows = await transaction.db
    .selectFrom("due_work")
    .select("id")
    .where("platform_id", "=", platformId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(parkBatch)
    .execute();
  const last = rows.at(-1)?.id;
  if (last === undefined) return undefined;
  await transaction.db
    .updateTable("due_work")
    .set({ claimable_at: realTimeOf(platformId) })
    .where("platform_id", "=", platformId)
    .where("id", ">", after)
    .where("id", "<=", last)
    // What was tried before has the end of its lease or pause there.
    .where("attempts", "=", 0)
    .where("lease_token", "is", null)
    .where("claimable_at", ">", realTimeOf(platformId))
    .execute();
  return last;
}

/** The platform is no longer held with this token: advancing its clock must stop. */
export class HoldLost extends Error {
  constructor(platformId: string) {
    super(`The hold on platform ${platformId} was lost.`);
    this.name = "HoldLost";
  }
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
  const due = transaction.db
    .selectFrom("due_work")
    .select(columns)
    .where("platform_id", "=", platformId)
    .where("due_at", "<=", lease.up_to)
    // Work that was never tried is neither leased nor pausing, though the clock may not have reached it yet.
    .where((eb) =>
      eb.or([
        eb("attempts", "=", 0),
        eb("claimable_at", "<=", lease.now),
        eb("lease_token", "=", parkedToken),
      ]),
    )
    .orderBy("due_at")
    .orderBy("id")
    .limit(1);
  const first = await (transaction.engine === "postgres" ? due.forUpdate() : due).execute();
  const [work] = await leaseRows(transaction, "due_work", lease, first);
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
    .where("lease_token", "!=", parkedToken)
    .where("claimable_at", ">", now)
    .executeTakeFirstOrThrow();
  return total;
}
