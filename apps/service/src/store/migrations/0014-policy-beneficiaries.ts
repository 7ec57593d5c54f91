import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";
import { createIdFactory } from "../ids.ts";
import { columnTypes } from "./columns.ts";

const table = "policy_beneficiaries";

/** Beneficiaries in rows of their own, a row for each version; until now the policy held who was named at enrolment. */
export async function policyBeneficiaries(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable(table)
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("employee_id", text, (column) => column.notNull())
    .addColumn("employer_id", text, (column) => column.notNull())
    .addColumn("external_customer_id", text)
    .addColumn("policy_id", text, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ["platform_id", "id"])
    .execute();
  for (const column of ["policy_id", "employee_id"]) {
    await db.schema
      .createIndex(`${table}_${column}_id_index`)
      .on(table)
      .columns(["platform_id", column, "id"])
      .execute();
  }
  await moveBeneficiaries(db);
}

interface Row {
  platform_id: string;
  id: string;
  document: string;
}

interface Owned extends Row {
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
}

interface Stored {
  policies: Owned;
  associated_persons: Row;
  policy_beneficiaries: Owned & { policy_id: string };
}

interface Named {
  first_name: string;
  last_name: string;
}

interface OldPolicy {
  effective_from: string;
  created_at: string;
  members: (Named & { associated_person_id: string | null })[];
  beneficiaries?: { associated_person_id: string; share: number }[];
}

/** Those whose record is deleted keep the name that the policy has of them as members; else there is none. */
async function moveBeneficiaries(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Stored>;
  const nextId = createIdFactory();
  const policies = await db
    .selectFrom("policies")
    .select(["platform_id", "id"])
    .where("document", "like", `%"beneficiaries":[{%`)
    .orderBy("id")
    .execute();
  for (const { platform_id, id: policy_id } of policies) {
    const row = await db
      .selectFrom("policies")
      .selectAll()
      .where("platform_id", "=", platform_id)
      .where("id", "=", policy_id)
      .executeTakeFirstOrThrow();
    const { beneficiaries = [], ...policy } = JSON.parse(row.document) as OldPolicy;
    const moved = [];
    for (const { associated_person_id, share } of beneficiaries) {
      moved.push({
        id: nextId("bn", Date.now()),
        kind: "person",
        associated_person_id,
        name: await nameOf(db, platform_id, associated_person_id, policy),
        relationship: null,
        share_percent: share,
        order: "primary",
      });
    }
    const { employee_id, employer_id, external_customer_id } = row;
    const columns = {
      id: nextId("bv", Date.now()),
      policy_id,
      employee_id,
      employer_id,
      external_customer_id,
    };
    const { effective_from, created_at } = policy;
    const version = { ...columns, effective_from, actor: null, beneficiaries: moved, created_at };
    await db
      .insertInto(table)
      .values({ platform_id, ...columns, document: JSON.stringify(version) })
      .execute();
    await db
      .updateTable("policies")
      .set({ document: JSON.stringify(policy) })
      .where("platform_id", "=", platform_id)
      .where("id", "=", policy_id)
      .execute();
  }
  await sql`update policies set document = replace(document, ',"beneficiaries":[]', '')
    where document like '%,"beneficiaries":[]%'`.execute(db);
}

async function nameOf(
  db: Kysely<Stored>,
  platformId: string,
  personId: string,
  { members }: Pick<OldPolicy, "members">,
): Promise<string | null> {
  const onFile = await db
    .selectFrom("associated_persons")
    .select("document")
    .where("platform_id", "=", platformId)
    .where("id", "=", personId)
    .executeTakeFirst();
  const member = members.find(({ associated_person_id }) => associated_person_id === personId);
  const named = onFile === undefined ? member : (JSON.parse(onFile.document) as Named);
  return named === undefined ? null : `${named.first_name} ${named.last_name}`;
}
