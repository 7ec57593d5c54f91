import type { Paged } from "@enrolkit/contract";
import { sql } from "kysely";
import type { EventDeliveriesTable } from "./database.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { LeasedDelivery, PageRequest, Transaction } from "./store.ts";

/** A delivery as it is logged, whether it has ended or not. */
export type EventDeliveryRow = EventDeliveriesTable;

/** How an attempt ended; `response_status` is null where there was no response. Times are real time. */
export interface Attempt {
  ended_at: number;
  response_status: number | null;
}

/** The status `pending` as a literal, so that the indexes of what is pending are used. */
export const pending = sql.lit("pending" as const);

/** Schedules an event to be sent to endpoints from the real time `from` on. */
export async function scheduleDeliveries(
  transaction: Transaction,
  deliveries: readonly Pick<
    EventDeliveryRow,
    "platform_id" | "id" | "event_id" | "event_type" | "endpoint_id"
  >[],
  from: number,
): Promise<void> {
  if (deliveries.length === 0) return;
  const fresh = {
    status: "pending",
    attempts: 0,
    attempted_at: null,
    response_status: null,
    claimable_at: from,
    lease_token: null,
  } as const;
  await transaction.db
    .insertInto("event_deliveries")
    .values(deliveries.map((delivery) => ({ ...delivery, ...fresh })))
    .execute();
}

/** Deliveries are leased until `now + lease_ms` of real time, to the holder of the token. */
interface Lease {
  now: number;
  lease_ms: number;
  token: string;
  limit: number;
  /** The most that are leased for one endpoint. */
  per_endpoint: number;
  /** Ids of endpoints whose deliveries are not leased. */
  except: readonly string[];
}

/**
 * Leases deliveries that are due, the first of each endpoint before the second of any, so that a long queue to one
 * endpoint delays no other. An attempt counts as soon as it is leased.
 */
export async function claimDeliveries(transaction: Transaction, lease: Lease): Promise<LeasedDelivery[]> {
  let unleased = transaction.db
    .selectFrom("event_deliveries")
    .select((eb) => [
      "platform_id",
      "id",
      eb.fn
        .agg<number>("row_number")
        .over((over) =>
          over.partitionBy(["platform_id", "endpoint_id"]).orderBy("claimable_at").orderBy("id"),
        )
        .as("queue_index"),
    ])
    .where("status", "=", pending)
    .where("claimable_at", "<=", lease.now);
  if (lease.except.length > 0) unleased = unleased.where("endpoint_id", "not in", lease.except);
  let due = transaction.db
    .selectFrom("event_deliveries as delivery")
    .innerJoin(unleased.as("unleased"), (join) =>
      join
        .onRef("unleased.platform_id", "=", "delivery.platform_id")
        .onRef("unleased.id", "=", "delivery.id"),
    )
    .select([
      "delivery.platform_id",
      "delivery.id",
      "delivery.event_id",
      "delivery.endpoint_id",
      "delivery.attempts",
    ])
    .where("unleased.queue_index", "<=", lease.per_endpoint)
    .where("delivery.status", "=", pending)
    .where("delivery.claimable_at", "<=", lease.now)
    .orderBy("unleased.queue_index")
    .orderBy("delivery.claimable_at")
    .orderBy("delivery.id")
    .limit(lease.limit);
  if (transaction.engine === "postgres") due = due.modifyEnd(sql`for update of delivery skip locked`);
  return leaseDeliveries(transaction, lease, await due.execute());
}

/** Returns whether there is anything to claim; cheaper than `claimDeliveries`. */
export async function areDeliveriesDue(transaction: Transaction, now: number): Promise<boolean> {
  const due = await transaction.db
    .selectFrom("event_deliveries")
    .select("id")
    .where("status", "=", pending)
    .where("claimable_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Ends a delivery. False when the lease was lost. */
export function finishDelivery(
  transaction: Transaction,
  delivery: LeasedDelivery,
  status: "delivered" | "failed",
  attempt: Attempt,
): Promise<boolean> {
  return releaseDelivery(transaction, delivery, { ...attempted(attempt), status });
}

/** Ends a delivery that turned out not to be sent any more before this attempt. False when the lease was lost. */
export function cancelDelivery(transaction: Transaction, delivery: LeasedDelivery): Promise<boolean> {
  return releaseDelivery(transaction, delivery, { status: "failed", attempts: delivery.attempts - 1 });
}

/** Postpones a delivery that failed to the real time `retryAt`. False when the lease was lost. */
export function retryDelivery(
  transaction: Transaction,
  delivery: LeasedDelivery,
  retryAt: number,
  attempt: Attempt,
): Promise<boolean> {
  return releaseDelivery(transaction, delivery, { ...attempted(attempt), claimable_at: retryAt });
}

/** Ends everything that waits to be sent to an endpoint; what is being sent ends by itself. */
export async function cancelDeliveriesTo(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
): Promise<void> {
  await transaction.db
    .updateTable("event_deliveries")
    .set({ status: "failed" })
    .where("platform_id", "=", platformId)
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", pending)
    .where("lease_token", "is", null)
    .execute();
}

/** Removes everything that is still to be sent to an endpoint. What has ended goes in its time: it may be much. */
export async function dropDeliveriesTo(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
): Promise<void> {
  await transaction.db
    .deleteFrom("event_deliveries")
    .where("platform_id", "=", platformId)
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", pending)
    .execute();
}

/** Returns one page of the deliveries to an endpoint, newest first. */
export async function pageOfDeliveries(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
  request: PageRequest,
): Promise<Paged<EventDeliveryRow>> {
  const toEndpoint = transaction.db
    .selectFrom("event_deliveries")
    .where("platform_id", "=", platformId)
    .where("endpoint_id", "=", endpointId);
  const { total } = await toEndpoint
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(request);
  if (offset >= total) return pagedOf<EventDeliveryRow>([], total, request);
  const { before } = request;
  const rows = await toEndpoint
    .selectAll()
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return pagedOf(rows, total, request);
}

function attempted({ ended_at, response_status }: Attempt) {
  return { attempted_at: ended_at, response_status };
}

async function releaseDelivery(
  transaction: Transaction,
  delivery: LeasedDelivery,
  changes: Partial<EventDeliveryRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("event_deliveries")
    .set({ ...changes, lease_token: null })
    .where("platform_id", "=", delivery.platform_id)
    .where("id", "=", delivery.id)
    .where("lease_token", "=", delivery.lease_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function leaseDeliveries(
  transaction: Transaction,
  lease: Lease,
  due: Omit<LeasedDelivery, "lease_token">[],
): Promise<LeasedDelivery[]> {
  if (due.length === 0) return [];
  await transaction.db
    .updateTable("event_deliveries")
    .set((eb) => ({
      claimable_at: lease.now + lease.lease_ms,
      lease_token: lease.token,
      attempts: eb("attempts", "+", 1),
    }))
    .where((eb) =>
      eb.or(
        due.map(({ platform_id, id }) => eb.and([eb("platform_id", "=", platform_id), eb("id", "=", id)])),
      ),
    )
    .execute();
  return due.map((delivery) => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    lease_token: lease.token,
  }));
}
