import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Deliveries stay after they have ended, so what is still to be sent has indexes of its own. */
export async function deliveryLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole } = columnTypes(engine);
  for (const column of ["leased_until", "endpoint_id_leased_until"])
    await db.schema.dropIndex(`event_deliveries_${column}_index`).execute();
  const table = () => db.schema.alterTable("event_deliveries");
  await table()
    .addColumn("event_type", text, (column) => column.notNull().defaultTo(""))
    .execute();
  await table()
    .addColumn("status", text, (column) => column.notNull().defaultTo("pending"))
    .execute();
  await table().addColumn("attempted_at", whole).execute();
  await table().addColumn("response_status", "integer").execute();
  // Where the event is gone, the delivery cannot be sent either.
  await sql`delete from event_deliveries where not exists (select 1 from events
    where events.platform_id = event_deliveries.platform_id and events.id = event_deliveries.event_id)`.execute(
    db,
  );
  await sql`update event_deliveries set event_type = (select type from events
    where events.platform_id = event_deliveries.platform_id and events.id = event_deliveries.event_id)`.execute(
    db,
  );
  const isPending = { column: sql.ref("status"), value: sql`'pending'` };
  const index = (name: string) =>
    db.schema.createIndex(`event_deliveries_${name}_index`).on("event_deliveries");
  await index("endpoint_id_id").columns(["platform_id", "endpoint_id", "id"]).execute();
  await index("due").columns(["leased_until"]).where(isPending.column, "=", isPending.value).execute();
  await index("pending")
    .columns(["platform_id", "endpoint_id", "leased_until"])
    .where(isPending.column, "=", isPending.value)
    .execute();
}
