import type { Paged } from "@enrolkit/contract";
import { sql } from "kysely";
import type { EventDeliveriesTable } from "./database.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { PageRequest, Transaction } from "./store.ts";

/** A delivery as it is logged, whether it has ended or not. */
export type EventDeliveryRow = EventDeliveriesTable;

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

/** Deliveries that are ended at once, so that no request waits long. */
const batch = 500;

/**
 * Ends what waits to be sent to an endpoint, some of it; what is being sent ends by itself. Returns whether there may be
 * more.
 */
export async function cancelDeliveriesTo(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("event_deliveries")
    .set({ status: "failed" })
    .where("platform_id", "=", platformId)
    .where("id", "in", someWaiting(transaction, platformId, endpointId).where("lease_token", "is", null))
    .executeTakeFirst();
  return numUpdatedRows === BigInt(batch);
}

/**
 * Removes what is still to be sent to an endpoint, some of it. What has ended goes in its time. Returns whether there may
 * be more.
 */
export async function dropDeliveriesTo(
  transaction: Transaction,
  platformId: string,
  endpointId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("event_deliveries")
    .where("platform_id", "=", platformId)
    .where("id", "in", someWaiting(transaction, platformId, endpointId))
    .executeTakeFirst();
  return numDeletedRows === BigInt(batch);
}

function someWaiting({ db }: Transaction, platformId: string, endpointId: string) {
  return db
    .selectFrom("event_deliveries")
    .select("id")
    .where("platform_id", "=", platformId)
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", pending)
    .limit(batch);
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
