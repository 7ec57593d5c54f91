import { type RawBuilder, sql } from "kysely";
import { cachedQuery } from "./cached-query.ts";
import { pending } from "./event-deliveries.ts";
import { type Lease, leaseRows, readInIndexOrder } from "./leases.ts";
import type { LeasedDelivery, Transaction } from "./store.ts";

/** Identifies the queue of one endpoint. */
export interface EndpointKey {
  platform_id: string;
  endpoint_id: string;
}

export interface DueEndpoints {
  endpoints: EndpointKey[];
  /** The endpoint to go on after; undefined where none follows. */
  next: EndpointKey | undefined;
}

interface Search {
  now: number;
  /** The most endpoints that are returned. */
  limit: number;
  /** Ids of endpoints that are left out. */
  except: ReadonlySet<string>;
  /** The endpoint to go on after; undefined to begin. */
  after: EndpointKey | undefined;
}

/** So many of the deliveries that are due the longest are looked at. Where there are fewer, these are all. */
const headSize = 64;
/** So many endpoints are visited at once where there are more. */
const walkLength = 128;

/**
 * Finds endpoints that deliveries are due to. Costs the same however many wait: where there are more than a few, it
 * visits the first delivery of some endpoints, in a fixed order. Takes no lock.
 */
export async function findDueEndpoints(transaction: Transaction, search: Search): Promise<DueEndpoints> {
  const { now, limit, except, after } = search;
  await readInIndexOrder(transaction);
  const head = await cachedQuery(transaction, "head of deliveries", [now, headSize], (db, [at, size]) =>
    db
      .selectFrom("event_deliveries")
      .select(["platform_id", "endpoint_id"])
      .where("status", "=", pending)
      .where("claimable_at", "<=", at)
      .orderBy("claimable_at")
      .limit(size),
  );
  const isFree = ({ endpoint_id }: EndpointKey) => !except.has(endpoint_id);
  if (head.length < headSize && head.length <= limit) {
    const byId = new Map(head.map((endpoint) => [endpoint.endpoint_id, endpoint]));
    return { endpoints: [...byId.values()].filter(isFree), next: undefined };
  }
  const visited = await visitEndpoints(transaction, after ?? { platform_id: "", endpoint_id: "" });
  const due = visited.filter((endpoint) => endpoint.claimable_at <= now && isFree(endpoint));
  const endpoints = due.slice(0, limit).map(({ platform_id, endpoint_id }) => ({ platform_id, endpoint_id }));
  if (due.length > limit) return { endpoints, next: endpoints.at(-1) };
  return { endpoints, next: visited.length === walkLength ? visited.at(-1) : undefined };
}

/** Later than any delivery: SQLite, which would read on from an endpoint's first delivery, begins after its last. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** Returns the next endpoints that something waits for, each with the time of its first delivery; one read of the index each. */
async function visitEndpoints(
  { db, engine }: Transaction,
  after: EndpointKey,
): Promise<(EndpointKey & { claimable_at: number })[]> {
  const firstAfter = (columns: RawBuilder<unknown>, platform: unknown, endpoint: unknown) => sql`
    select ${columns} from event_deliveries as waiting
    where status = 'pending'
      and (platform_id, endpoint_id, claimable_at) > (${platform}, ${endpoint}, ${sql.lit(endOfTime)})
    order by platform_id, endpoint_id, claimable_at, id limit 1`;
  const columns = sql`platform_id, endpoint_id, claimable_at`;
  // SQLite has no LATERAL, PostgreSQL no rowid. Without the signs SQLite searches by the platform alone.
  const next =
    engine === "postgres"
      ? sql`cross join lateral (
          ${firstAfter(columns, sql`visit.platform_id`, sql`visit.endpoint_id`)}) as following`
      : sql`join event_deliveries as following on following.rowid = (
          ${firstAfter(sql`rowid`, sql`+visit.platform_id`, sql`+visit.endpoint_id`)})`;
  const { rows } = await sql<EndpointKey & { claimable_at: number }>`
    with recursive visit (platform_id, endpoint_id, claimable_at, number) as (
      select first.*, 1 from (${firstAfter(columns, after.platform_id, after.endpoint_id)}) as first
      union all
      select following.platform_id, following.endpoint_id, following.claimable_at, number + 1
      from visit ${next}
      where number < ${walkLength}
    )
    select ${columns} from visit`.execute(db);
  return rows;
}

/**
 * Leases up to `limit` deliveries that are due to these endpoints: as many of each, the longest due first. `endpoints`
 * must not be more than `limit`.
 */
export async function claimDeliveries(
  transaction: Transaction,
  endpoints: readonly EndpointKey[],
  lease: Lease & { limit: number; per_endpoint: number },
): Promise<LeasedDelivery[]> {
  if (endpoints.length === 0) return [];
  await readInIndexOrder(transaction);
  const each = Math.min(lease.per_endpoint, Math.floor(lease.limit / endpoints.length));
  const due = await (transaction.engine === "postgres"
    ? firstOfEachLocked(transaction, endpoints, lease.now, each)
    : firstOfEach(transaction, endpoints, lease.now, each));
  return leaseRows(transaction, "event_deliveries", lease, due);
}

type DueDelivery = Omit<LeasedDelivery, "lease_token">;
const columns = ["platform_id", "id", "event_id", "endpoint_id", "attempts"] as const;

async function firstOfEach(
  transaction: Transaction,
  endpoints: readonly EndpointKey[],
  now: number,
  each: number,
): Promise<DueDelivery[]> {
  const due: DueDelivery[] = [];
  for (const { platform_id, endpoint_id } of endpoints) {
    const values = [platform_id, endpoint_id, now, each] as const;
    const rows = await cachedQuery(
      transaction,
      "first deliveries to an endpoint",
      values,
      (db, [platform, endpoint, at, limit]) =>
        db
          .selectFrom("event_deliveries")
          .select(columns)
          .where("platform_id", "=", platform)
          .where("endpoint_id", "=", endpoint)
          .where("status", "=", pending)
          .where("claimable_at", "<=", at)
          .orderBy("claimable_at")
          .orderBy("id")
          .limit(limit),
    );
    due.push(...rows);
  }
  return due;
}

/** As `firstOfEach`, in one round trip, and without what other processes are leasing just now. */
async function firstOfEachLocked(
  { db }: Transaction,
  endpoints: readonly EndpointKey[],
  now: number,
  each: number,
): Promise<DueDelivery[]> {
  const keys = endpoints.map(
    ({ platform_id, endpoint_id }) => sql`(cast(${platform_id} as text), cast(${endpoint_id} as text))`,
  );
  const { rows } = await sql<DueDelivery>`
    select due.* from (values ${sql.join(keys)}) as endpoint (platform_id, endpoint_id)
    cross join lateral (
      select ${sql.join(columns.map((column) => sql.ref(column)))} from event_deliveries as delivery
      where delivery.platform_id = endpoint.platform_id and delivery.endpoint_id = endpoint.endpoint_id
        and status = 'pending' and claimable_at <= ${now}
      order by claimable_at, id limit ${each} for update skip locked
    ) as due`.execute(db);
  return rows;
}

/** How an attempt ended; `response_status` is null where there was no response. Times are real time. */
export interface Attempt {
  ended_at: number;
  response_status: number | null;
}

/** What becomes of a leased delivery. */
export interface DeliveryOutcome {
  delivery: LeasedDelivery;
  /** `pending` where it is tried again, at the real time `claimable_at`. */
  status: "pending" | "delivered" | "failed";
  claimable_at?: number;
  /** Absent where it turned out, before it was sent, that it is not to be sent any more. */
  attempt?: Attempt;
}

/** Writes outcomes, and returns the ids of the deliveries that were still leased; of the others nothing changes. */
export async function recordOutcomes(
  { db }: Transaction,
  outcomes: readonly DeliveryOutcome[],
): Promise<Set<string>> {
  if (outcomes.length === 0) return new Set();
  const values = outcomes.map(({ delivery, status, claimable_at = null, attempt }) => {
    const { platform_id, id, lease_token, attempts } = delivery;
    const counted = attempt ? attempts : attempts - 1;
    return sql`(cast(${platform_id} as text), cast(${id} as text), cast(${lease_token} as text),
      cast(${status} as text), cast(${counted} as integer), cast(${attempt?.ended_at ?? null} as bigint),
      cast(${attempt?.response_status ?? null} as integer), cast(${claimable_at} as bigint))`;
  });
  // Both engines name the columns of VALUES column1, column2, …
  const { rows } = await sql<{ id: string }>`
    update event_deliveries set
      status = outcome.column4,
      attempts = outcome.column5,
      attempted_at = coalesce(outcome.column6, attempted_at),
      response_status = case when outcome.column6 is null then response_status else outcome.column7 end,
      claimable_at = coalesce(outcome.column8, claimable_at),
      lease_token = null
    from (values ${sql.join(values)}) as outcome
    where platform_id = outcome.column1 and id = outcome.column2 and lease_token = outcome.column3
    returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
