import type { Kysely } from "kysely";
import type { Unit } from "./store.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

/** A row of any of a platform's tables of documents, as it is kept. */
export interface KeptDocument {
  table: TableShape["name"];
  id: string;
  /** JSON. */
  document: string;
}

type AnyTable = Record<string, { platform_id: string; id: string; document: string }>;

/** Every row that names an id, its own included. Reads the whole platform: for what is done once in a while. */
export async function documentsNaming(unit: Unit, platformId: string, id: string): Promise<KeptDocument[]> {
  const found: KeptDocument[] = [];
  for (const { name: table } of Object.values(tableShapes)) {
    const rows = await tables(unit)
      .selectFrom(table)
      .select(["id", "document"])
      .where("platform_id", "=", platformId)
      .where("document", "like", `%"${id}"%`)
      .orderBy("id")
      .execute();
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
}

/** The same row as it is now; undefined where it is gone. */
export async function documentNow(
  unit: Unit,
  platformId: string,
  { table, id }: Pick<KeptDocument, "table" | "id">,
): Promise<string | undefined> {
  const row = await tables(unit)
    .selectFrom(table)
    .select("document")
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.document;
}

/** Writes a row's JSON anew. What stands in columns beside it must be as it was. */
export async function rewriteDocument(
  unit: Unit,
  platformId: string,
  { table, id, document }: KeptDocument,
): Promise<void> {
  await tables(unit)
    .updateTable(table)
    .set({ document })
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .execute();
}

function tables({ db }: Unit): Kysely<AnyTable> {
  return db as unknown as Kysely<AnyTable>;
}
