import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Transaction } from "../store/store.ts";
import type { TestStore } from "../store/testing.ts";

/** A value that the store keeps. */
export interface Kept {
  table: string;
  column: string;
  /** What was sealed is opened. */
  text: string;
}

type Row = Record<string, string | number | null>;

/** Every value in every column of every table that there is, whatever it is called. */
export function everythingKept({ store }: TestStore): Promise<Kept[]> {
  return store.read(async (transaction) => {
    const kept: Kept[] = [];
    for (const { name: table } of await transaction.db.introspection.getTables()) {
      const rows = await (transaction.db as unknown as Kysely<Record<string, Row>>)
        .selectFrom(table)
        .selectAll()
        .execute();
      for (const row of rows) {
        for (const [column, value] of Object.entries(opened(transaction, table, row)))
          kept.push({ table, column, text: String(value) });
      }
    }
    return kept;
  });
}

/** Where a text stands, as `table.column`; each place once. */
export async function placesOf(testStore: TestStore, texts: readonly string[]): Promise<string[]> {
  const kept = await everythingKept(testStore);
  const found = kept.filter(({ text }) => texts.some((each) => text.includes(each)));
  return [...new Set(found.map(({ table, column }) => `${table}.${column}`))].toSorted();
}

/** Which of the texts the bytes of the store's files hold; PostgreSQL's files are the server's own. */
export async function leftInFiles(
  { store, options }: TestStore,
  texts: readonly string[],
): Promise<string[]> {
  await store.checkpoint();
  const files = readdirSync(options.dataDir).map((name) => readFileSync(join(options.dataDir, name)));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}

function opened(transaction: Transaction, table: string, row: Row): Row {
  if (table !== "idempotency_keys" || typeof row.body !== "string") return row;
  const boundTo = JSON.stringify([row.platform_id, row.credential_id, row.key]);
  const body = transaction.seal.open(row.body, boundTo);
  if (body === undefined) throw new Error("A kept answer cannot be opened, so it cannot be searched.");
  return { ...row, body };
}
