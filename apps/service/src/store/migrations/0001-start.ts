import { type Kysely, sql } from "kysely";
import { columnTypes, type ColumnTypes } from "./columns.ts";
import type { Engine } from "../database.ts";

/** The first tables. */
export async function start(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const types = columnTypes(engine);
  await platforms(db, types);
  await credentials(db, types);
  await documents(db, types);
  await groupMembers(db, types);
  await onlyOneOpen(db);
  await work(db, types);
  await idempotencyKeys(db, types);
}

async function platforms(db: Kysely<unknown>, { text, whole }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("platforms")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("type", text, (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("status", text, (column) => column.notNull())
    .addColumn("allowed_origins", text, (column) => column.notNull())
    .addColumn("clock_offset_ms", whole, (column) => column.notNull())
    .addColumn("held_until", whole, (column) => column.notNull())
    .addColumn("hold_token", text)
    .addColumn("created_at", text, (column) => column.notNull())
    .execute();
}

async function credentials(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("api_keys")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("secret_hash", text, (column) => column.notNull().unique())
    .addColumn("hint", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("revoked_at", text)
    .addPrimaryKeyConstraint("api_keys_key", ["platform_id", "id"])
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("token_hash", text, (column) => column.notNull().unique())
    .addColumn("employer_id", text, (column) => column.notNull())
    .addColumn("employee_id", text)
    .addColumn("external_customer_id", text)
    .addColumn("acting_user_id", text)
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("expires_at", text, (column) => column.notNull())
    .addColumn("revoked_at", text)
    .addPrimaryKeyConstraint("sessions_key", ["platform_id", "id"])
    .execute();
  await index(db, "sessions", ["platform_id", "employee_id"]);
  await index(db, "sessions", ["expires_at"]);
}

/** Columns beside platform, id and document; `?` = may be null, `#` = a whole number. */
const documentColumns: Record<string, string[]> = {
  providers: [],
  plans: ["provider_id", "benefit_type"],
  employers: [],
  employees: ["employer_id", "external_customer_id?", "status"],
  associated_persons: ["employee_id"],
  groups: ["employer_id", "external_customer_id?"],
  group_policies: ["employer_id", "external_customer_id?", "group_id", "plan_id", "status"],
  enrolment_intents: ["employee_id", "employer_id", "external_customer_id?", "group_id", "status"],
  dependents_management_intents: [
    "employee_id",
    "employer_id",
    "external_customer_id?",
    "parent_intent_id",
    "status",
  ],
  requirements: [
    "employee_id",
    "employer_id",
    "external_customer_id?",
    "intent_id",
    "associated_person_id?",
    "kind",
    "is_fulfilled#",
  ],
  policies: [
    "employee_id",
    "employer_id",
    "external_customer_id?",
    "group_id",
    "enrolment_intent_id",
    "status",
  ],
};

/** Indexes for the filters of lists. */
const documentIndexes: Record<string, string[]> = {
  plans: ["provider_id"],
  employees: ["employer_id"],
  associated_persons: ["employee_id"],
  groups: ["employer_id"],
  group_policies: ["group_id", "employer_id"],
  enrolment_intents: ["employee_id", "group_id", "employer_id"],
  dependents_management_intents: ["parent_intent_id", "employee_id"],
  requirements: ["intent_id", "employee_id", "associated_person_id"],
  policies: ["employee_id", "group_id", "employer_id", "enrolment_intent_id"],
};

async function documents(db: Kysely<unknown>, { text, whole }: ColumnTypes): Promise<void> {
  for (const [name, columns] of Object.entries(documentColumns)) {
    let table = db.schema
      .createTable(name)
      .addColumn("platform_id", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull());
    for (const column of columns) {
      const type = column.endsWith("#") ? whole : text;
      table = table.addColumn(column.replace(/[?#]$/, ""), type, (added) =>
        column.endsWith("?") ? added : added.notNull(),
      );
    }
    await table
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ["platform_id", "id"])
      .execute();
    // Lists are newest first within a filter.
    for (const column of documentIndexes[name] ?? []) await index(db, name, ["platform_id", column, "id"]);
  }
}

async function groupMembers(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("group_members")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("group_id", text, (column) => column.notNull())
    .addColumn("employee_id", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("group_members_key", ["platform_id", "group_id", "employee_id"])
    .execute();
}

/** Unique indexes hold the rule of one open intent, should a check be missing (decisions §5). */
async function onlyOneOpen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("one_open_enrolment")
    .unique()
    .on("enrolment_intents")
    .columns(["platform_id", "employee_id", "group_id"])
    .where(sql.ref("status"), "not in", sql`('not_undertaken', 'ineligible', 'rejected')`)
    .execute();
  await db.schema
    .createIndex("one_open_sub_intent")
    .unique()
    .on("dependents_management_intents")
    .columns(["platform_id", "parent_intent_id"])
    .where(sql.ref("status"), "in", sql`('action_required', 'processing')`)
    .execute();
}

async function work(db: Kysely<unknown>, { text, whole }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("events")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("type", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("events_key", ["platform_id", "id"])
    .execute();
  await db.schema
    .createTable("due_work")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("subject_id", text, (column) => column.notNull())
    .addColumn("due_at", whole, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("leased_until", whole, (column) => column.notNull())
    .addColumn("lease_token", text)
    .addPrimaryKeyConstraint("due_work_key", ["platform_id", "id"])
    .execute();
  await index(db, "due_work", ["platform_id", "due_at"]);
  await index(db, "due_work", ["platform_id", "subject_id"]);
  await index(db, "due_work", ["leased_until"]);
}

async function idempotencyKeys(db: Kysely<unknown>, { text, whole }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("credential_id", text, (column) => column.notNull())
    .addColumn("key", text, (column) => column.notNull())
    .addColumn("fingerprint", text, (column) => column.notNull())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("body", "text")
    .addColumn("subject_id", text)
    .addPrimaryKeyConstraint("idempotency_keys_key", ["platform_id", "credential_id", "key"])
    .execute();
  await index(db, "idempotency_keys", ["platform_id", "subject_id"]);
  await index(db, "idempotency_keys", ["expires_at"]);
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const name = [table, ...columns.filter((column) => column !== "platform_id"), "index"].join("_");
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
