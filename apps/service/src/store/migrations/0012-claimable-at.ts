import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

const leased = ["due_work", "event_deliveries"];

/** One column says when work may be claimed, whatever it waits for, and claims read its index from the start. */
export async function claimableAt(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { whole } = columnTypes(engine);
  await db.schema.alterTable("platforms").addColumn("due_work_offset_ms", whole).execute();
  for (const name of [
    "due_work_due_at",
    "due_work_leased_until",
    "event_deliveries_due",
    "event_deliveries_pending",
  ])
    await db.schema.dropIndex(`${name}_index`).execute();
  for (const table of leased)
    await db.schema.alterTable(table).renameColumn("leased_until", "claimable_at").execute();
  const realTime = sql`due_at - (select clock_offset_ms from platforms where id = due_work.platform_id)`;
  await sql`update due_work set claimable_at = ${realTime} where claimable_at < ${realTime}`.execute(db);

  const on = (table: string, name: string, columns: string[]) =>
    db.schema.createIndex(`${table}_${name}_index`).on(table).columns(columns);
  await on("due_work", "claimable_at", ["claimable_at", "id"]).execute();
  await on("due_work", "due_at", ["platform_id", "due_at", "id"]).execute();
  await on("due_work", "leased", ["platform_id", "lease_token"])
    .where(sql.ref("lease_token"), "is not", null)
    .execute();
  for (const { name, columns } of [
    { name: "due", columns: ["claimable_at", "id"] },
    { name: "pending", columns: ["platform_id", "endpoint_id", "claimable_at", "id"] },
  ])
    await on("event_deliveries", name, columns).where(sql.ref("status"), "=", sql`'pending'`).execute();
}
