import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Counts that reads need again and again, filled with what there is. */
export async function storedCounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text, whole } = columnTypes(engine);
  await db.schema
    .createTable("stored_counts")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("counted", text, (column) => column.notNull())
    .addColumn("owner_id", text, (column) => column.notNull())
    .addColumn("total", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("stored_counts_key", ["platform_id", "counted", "owner_id"])
    .execute();
  await sql`insert into stored_counts (platform_id, counted, owner_id, total)
    select platform_id, 'active_employees', employer_id, count(*) from employees
    where status = 'active' group by platform_id, employer_id`.execute(db);
  await sql`insert into stored_counts (platform_id, counted, owner_id, total)
    select platform_id, 'group_members', group_id, count(*) from group_members
    group by platform_id, group_id`.execute(db);
}
