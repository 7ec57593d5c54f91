import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Employees can have the platform's own staff number, each its own in an employer. */
export async function staffNumbers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema.alterTable("employees").addColumn("external_id", text).execute();
  await db.schema
    .createIndex("one_staff_number")
    .unique()
    .on("employees")
    .columns(["platform_id", "employer_id", "external_id"])
    .where(sql.ref("external_id"), "is not", null)
    .execute();
  await db.schema
    .createIndex("employees_external_id_id_index")
    .on("employees")
    .columns(["platform_id", "external_id", "id"])
    .execute();
}
