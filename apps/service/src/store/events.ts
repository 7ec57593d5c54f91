import type { EventRow } from "./rows.ts";
import type { Unit } from "./store.ts";

/** Writes an event in the unit of its cause (decisions §8). */
export async function appendEvent(unit: Unit, event: EventRow): Promise<void> {
  await unit.db
    .insertInto("events")
    .values({ ...event, data: JSON.stringify(event.data) })
    .execute();
}

/** Newest first; `since` is a moment of the platform's clock (ISO, UTC) and counts itself. */
export async function listEvents(
  unit: Unit,
  platformId: string,
  filter: { type?: string; since?: string } = {},
): Promise<EventRow[]> {
  let query = unit.db.selectFrom("events").selectAll().where("platform_id", "=", platformId);
  if (filter.type !== undefined) query = query.where("type", "=", filter.type);
  if (filter.since !== undefined) query = query.where("created_at", ">=", filter.since);
  const rows = await query.orderBy("id", "desc").execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as EventRow["data"] }));
}
