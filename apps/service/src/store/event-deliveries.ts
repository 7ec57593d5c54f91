import { sql } from "kysely";
import type { EventDelivery, Transaction } from "./store.ts";

/** Schedules an event to be sent to endpoints from the real time `from` on. */
export async function scheduleDeliveries(
  transaction: Transaction,
  deliveries: readonly Pick<EventDelivery, "platform_id" | "id" | "event_id" | "endpoint_id">[],
  from: number,
): Promise<void> {
  if (deliveries.length === 0) return;
  const fresh = { attempts: 0, leased_until: from, lease_token: null };
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
export async function claimDeliveries(transaction: Transaction, lease: Lease): Promise<EventDelivery[]> {
  let unleased = transaction.db
    .selectFrom("event_deliveries")
    .select((eb) => [
      "platform_id",
      "id",
      eb.fn
        .agg<number>("row_number")
        .over((over) =>
          over.partitionBy(["platform_id", "endpoint_id"]).orderBy("leased_until").orderBy("id"),
        )
        .as("queue_index"),
    ])
    .where("leased_until", "<=", lease.now);
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
    .where("delivery.leased_until", "<=", lease.now)
    .orderBy("unleased.queue_index")
    .orderBy("delivery.leased_until")
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
    .where("leased_until", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Removes a delivery that succeeded or is abandoned. False when the lease was lost. */
export async function finishDelivery(transaction: Transaction, delivery: EventDelivery): Promise<boolean> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("event_deliveries")
    .where("platform_id", "=", delivery.platform_id)
    .where("id", "=", delivery.id)
    .where("lease_token", "=", delivery.lease_token)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Postpones a delivery that failed to the real time `retryAt`. False when the lease was lost. */
export async function retryDelivery(
  transaction: Transaction,
  delivery: EventDelivery,
  retryAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("event_deliveries")
    .set({ leased_until: retryAt, lease_token: null })
    .where("platform_id", "=", delivery.platform_id)
    .where("id", "=", delivery.id)
    .where("lease_token", "=", delivery.lease_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes everything that is still to be sent to an endpoint. */
export async function dropDeliveriesTo(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
): Promise<void> {
  await transaction.db
    .deleteFrom("event_deliveries")
    .where("platform_id", "=", platformId)
    .where("endpoint_id", "=", endpointId)
    .execute();
}

async function leaseDeliveries(
  transaction: Transaction,
  lease: Lease,
  due: Omit<EventDelivery, "lease_token">[],
): Promise<EventDelivery[]> {
  if (due.length === 0) return [];
  await transaction.db
    .updateTable("event_deliveries")
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
  return due.map((delivery) => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    lease_token: lease.token,
  }));
}
