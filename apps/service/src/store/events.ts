import type { Event, Paged } from "@enrolkit/contract";
import { notFound } from "../problem/problem.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { EventRow } from "./rows.ts";
import type { PageRequest, Transaction } from "./store.ts";

/** Writes an event in the transaction of its cause, together with the bytes that are sent and signed (decisions §8). */
export async function appendEvent(transaction: Transaction, event: EventRow): Promise<void> {
  const { id, type, platform_id, created_at, data } = event;
  const body: Event = { id, type, platform_id, created_at, data, version: "1.0", object: "event" };
  await transaction.db
    .insertInto("events")
    .values({ ...event, data: JSON.stringify(data), body: JSON.stringify(body) })
    .execute();
}

/** Returns events newest first, from `since` (inclusive; ISO, UTC, on the platform's clock). */
export async function listEvents(
  transaction: Transaction,
  platformId: string,
  filter: { type?: string; since?: string } = {},
): Promise<EventRow[]> {
  const rows = await matching(transaction, platformId, filter)
    .select(["id", "platform_id", "type", "created_at", "data"])
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as EventRow["data"] }));
}

/** As `listEvents`, one page of them in the form that is sent to platforms. */
export async function pageOfEvents(
  transaction: Transaction,
  platformId: string,
  filter: { type?: string; since: string },
  request: PageRequest,
): Promise<Paged<Event>> {
  const { total } = await matching(transaction, platformId, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(request);
  if (offset >= total) return pagedOf<Event>([], total, request);
  const { before } = request;
  const rows = await matching(transaction, platformId, filter)
    .select("body")
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return pagedOf(rows.map(parsed), total, request);
}

/** Throws the 404 problem when there is no such event, or it is older than `since`. */
export async function getEvent(
  transaction: Transaction,
  platformId: string,
  id: string,
  since: string,
): Promise<Event> {
  const row = await matching(transaction, platformId, { since })
    .select("body")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("event");
  return parsed(row);
}

/** Returns the bytes of events as they are sent and signed, by id, however old the events are. */
export async function getEventBodies(
  transaction: Transaction,
  platformId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await matching(transaction, platformId, {})
    .select(["id", "body"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

function matching(transaction: Transaction, platformId: string, filter: { type?: string; since?: string }) {
  let query = transaction.db.selectFrom("events").where("platform_id", "=", platformId);
  if (filter.type !== undefined) query = query.where("type", "=", filter.type);
  if (filter.since !== undefined) query = query.where("created_at", ">=", filter.since);
  return query;
}

function parsed({ body }: { body: string }): Event {
  return JSON.parse(body) as Event;
}
