import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { columnTypes } from "./columns.ts";

/** Tables of an employer's quotes, group policies and receipts: columns beside platform, id and document. */
const tables: Record<string, { owned: string[]; indexes: string[] }> = {
  group_quote_intents: { owned: ["status"], indexes: ["employer_id"] },
  group_policy_intents: { owned: ["quote_intent_id", "status"], indexes: ["employer_id"] },
  consent_receipts: { owned: ["group_policy_intent_id"], indexes: ["employer_id", "group_policy_intent_id"] },
};

export async function groupQuotes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  for (const [name, { owned, indexes }] of Object.entries(tables)) {
    let table = db.schema
      .createTable(name)
      .addColumn("platform_id", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("employer_id", text, (column) => column.notNull())
      .addColumn("external_customer_id", text);
    for (const column of owned) table = table.addColumn(column, text, (added) => added.notNull());
    await table
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ["platform_id", "id"])
      .execute();
    for (const column of indexes) {
      await db.schema
        .createIndex(`${name}_${column}_id_index`)
        .on(name)
        .columns(["platform_id", column, "id"])
        .execute();
    }
  }
  await db.schema
    .createIndex("one_policy_intent_per_quote")
    .unique()
    .on("group_policy_intents")
    .columns(["platform_id", "quote_intent_id"])
    .execute();
  await employersRequirements(db, engine);
}

/** A quote's requirements have no employee. SQLite cannot drop a NOT NULL, so the column is recreated. */
async function employersRequirements(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table requirements alter column employee_id drop not null`.execute(db);
    return;
  }
  await sql`drop index requirements_employee_id_id_index`.execute(db);
  await sql`alter table requirements rename column employee_id to was_employee_id`.execute(db);
  await sql`alter table requirements add column employee_id text`.execute(db);
  await sql`update requirements set employee_id = was_employee_id`.execute(db);
  await sql`alter table requirements drop column was_employee_id`.execute(db);
  await sql`create index requirements_employee_id_id_index on requirements (platform_id, employee_id, id)`.execute(
    db,
  );
}
