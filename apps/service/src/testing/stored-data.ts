import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Transaction } from "../store/store.ts";
import type { TestStore } from "../store/testing.ts";

/** A value in the store. */
export interface StoredValue {
  table: string;
  column: string;
  /** Sealed values are decrypted. */
  text: string;
}

type Row = Record<string, string | number | null>;

/** Returns every value in every column of every table. */
export function storedValues({ store }: TestStore): Promise<StoredValue[]> {
  return store.read(async (transaction) => {
    const values: StoredValue[] = [];
    for (const { name: table } of await transaction.db.introspection.getTables()) {
      const rows = await (transaction.db as unknown as Kysely<Record<string, Row>>)
        .selectFrom(table)
        .selectAll()
        .execute();
      for (const row of rows) {
        for (const [column, value] of Object.entries(decrypted(transaction, table, row)))
          values.push({ table, column, text: String(value) });
      }
    }
    return values;
  });
}

/** Returns the columns (`table.column`) that contain any of the texts, each once. */
export async function columnsContaining(testStore: TestStore, texts: readonly string[]): Promise<string[]> {
  const found = (await storedValues(testStore)).filter(({ text }) =>
    texts.some((each) => text.includes(each)),
  );
  return [...new Set(found.map(({ table, column }) => `${table}.${column}`))].toSorted();
}

/** Returns the texts that the bytes of the store's files contain; PostgreSQL's files are the server's own. */
export async function textsInFiles(
  { store, options }: TestStore,
  texts: readonly string[],
): Promise<string[]> {
  await store.checkpoint();
  const files = readdirSync(options.dataDir).map((name) => readFileSync(join(options.dataDir, name)));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}

function decrypted(transaction: Transaction, table: string, row: Row): Row {
  if (table !== "idempotency_keys" || typeof row.body !== "string") return row;
  const boundTo = JSON.stringify([row.platform_id, row.credential_id, row.key]);
  const body = transaction.seal.open(row.body, boundTo);
  if (body === undefined) throw new Error("A stored response cannot be decrypted, so it cannot be searched.");
  return { ...row, body };
}

/** Returns a row's JSON without its lists of members, at any depth. */
export function withoutMembers(document: string): string {
  return JSON.stringify(JSON.parse(document), (name, value: unknown) =>
    name === "members" ? undefined : value,
  );
}
