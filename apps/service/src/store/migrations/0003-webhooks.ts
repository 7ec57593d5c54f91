import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** The bytes of events, the endpoints, and the deliveries that are still to be sent. */
export async function webhooks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole } = columnTypes(engine);
  await bodies(db);
  await db.schema
    .createTable("webhook_endpoints")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("status", text, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("webhook_endpoints_key", ["platform_id", "id"])
    .execute();
  await db.schema
    .createTable("event_deliveries")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("event_id", text, (column) => column.notNull())
    .addColumn("endpoint_id", text, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("leased_until", whole, (column) => column.notNull())
    .addColumn("lease_token", text)
    .addPrimaryKeyConstraint("event_deliveries_key", ["platform_id", "id"])
    .execute();
  await db.schema
    .createIndex("event_deliveries_leased_until_index")
    .on("event_deliveries")
    .columns(["leased_until"])
    .execute();
  await db.schema
    .createIndex("event_deliveries_endpoint_id_leased_until_index")
    .on("event_deliveries")
    .columns(["platform_id", "endpoint_id", "leased_until"])
    .execute();
}

/** Signed bytes are stored as text. Nothing in an older event's fields needs escaping: ids, types and times. */
async function bodies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("events")
    .addColumn("body", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update events set body = '{"id":"' || id || '","type":"' || type || '","platform_id":"' || platform_id
    || '","created_at":"' || created_at || '","data":' || data || ',"version":"1.0","object":"event"}'`.execute(
    db,
  );
}
