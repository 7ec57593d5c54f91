import type { Kysely } from "kysely";
import type { Engine } from "../database.ts";
import { createIdFactory } from "../ids.ts";
import { columnTypes } from "./columns.ts";

const table = "quoted_employees";
/** Rows of one statement. */
const batch = 200;

/** What a quote costs for each employee, in rows of their own; until now they were inside the quote. */
export async function quotedEmployees(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable(table)
    .addColumn("platform_id", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("employer_id", text, (column) => column.notNull())
    .addColumn("external_customer_id", text)
    .addColumn("employee_id", text, (column) => column.notNull())
    .addColumn("quote_intent_id", text, (column) => column.notNull())
    .addColumn("group_id", text, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, ["platform_id", "id"])
    .execute();
  for (const columns of [["quote_intent_id"], ["quote_intent_id", "group_id"], ["employee_id"]]) {
    await db.schema
      .createIndex(`${table}_${columns.join("_")}_id_index`)
      .on(table)
      .columns(["platform_id", ...columns, "id"])
      .execute();
  }
  await moveEmployees(db);
}

interface Row {
  platform_id: string;
  id: string;
  document: string;
}

interface Owned extends Row {
  employer_id: string;
  external_customer_id: string | null;
}

interface Stored {
  group_quote_intents: Owned;
  quoted_employees: Owned & { employee_id: string; quote_intent_id: string; group_id: string };
}

interface OldLevel {
  group_id: string;
  employees: { employee_id: string; cost: unknown }[];
}

interface OldIntent {
  quote: { items: { levels: OldLevel[] }[] } | null;
}

async function moveEmployees(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Stored>;
  const nextId = createIdFactory();
  const intents = await db.selectFrom("group_quote_intents").select(["platform_id", "id"]).execute();
  for (const { platform_id, id } of intents) {
    const row = await db
      .selectFrom("group_quote_intents")
      .selectAll()
      .where("platform_id", "=", platform_id)
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const intent = JSON.parse(row.document) as OldIntent;
    const owner = { employer_id: row.employer_id, external_customer_id: row.external_customer_id };
    const levels = intent.quote?.items.flatMap((item) => item.levels) ?? [];
    const priced = levels.flatMap(({ group_id, employees }) =>
      employees.map(({ employee_id, cost }) => {
        const columns = {
          id: nextId("qe", Date.now()),
          ...owner,
          employee_id,
          quote_intent_id: id,
          group_id,
        };
        return { platform_id, ...columns, document: JSON.stringify({ ...columns, cost }) };
      }),
    );
    for (let start = 0; start < priced.length; start += batch)
      await db
        .insertInto(table)
        .values(priced.slice(start, start + batch))
        .execute();
    await db
      .updateTable("group_quote_intents")
      .set({ document: JSON.stringify({ ...intent, quote: withoutEmployees(intent.quote), pricing: null }) })
      .where("platform_id", "=", platform_id)
      .where("id", "=", id)
      .execute();
  }
}

function withoutEmployees(quote: OldIntent["quote"]) {
  if (quote === null) return null;
  const items = quote.items.map((item) => ({
    ...item,
    levels: item.levels.map((level) => {
      const { employees: _, ...others } = level;
      return others;
    }),
  }));
  return { ...quote, items };
}
