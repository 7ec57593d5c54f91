import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

export async function policyAmendments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable("policy_amendment_intents")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("employer_id", text, (column) => column.notNull())
    .addColumn("external_customer_id", text)
    .addColumn("employee_id", text, (column) => column.notNull())
    .addColumn("policy_id", text, (column) => column.notNull())
    .addColumn("status", text, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("policy_amendment_intents_key", ["platform_id", "id"])
    .execute();
  for (const column of ["policy_id", "employee_id"]) {
    await db.schema
      .createIndex(`policy_amendment_intents_${column}_id_index`)
      .on("policy_amendment_intents")
      .columns(["platform_id", column, "id"])
      .execute();
  }
  await db.schema
    .createIndex("one_open_amendment")
    .unique()
    .on("policy_amendment_intents")
    .columns(["platform_id", "policy_id"])
    .where(sql.ref("status"), "not in", sql`('amended', 'processing_error', 'not_undertaken')`)
    .execute();
  await enrolOnceMore(db);
}

/** An employee whose policies have ended may enrol again, so `enrolled` no longer counts as open. */
async function enrolOnceMore(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("one_open_enrolment").execute();
  await db.schema
    .createIndex("one_open_enrolment")
    .unique()
    .on("enrolment_intents")
    .columns(["platform_id", "employee_id", "group_id"])
    .where(sql.ref("status"), "not in", sql`('not_undertaken', 'ineligible', 'rejected', 'enrolled')`)
    .execute();
}
