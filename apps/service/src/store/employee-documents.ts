import type { Kysely } from "kysely";
import type { Transaction } from "./store.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

/** A row that is about an employee, or about somebody of theirs, as it is kept. */
export interface KeptDocument {
  table: TableShape["name"];
  id: string;
  /** JSON. */
  document: string;
}

type AnyTable = Record<
  string,
  { platform_id: string; id: string; document: string; [column: string]: string }
>;

/** Every table that knows whose rows are an employee's, with the column that says so. */
const tables = Object.values<TableShape>(tableShapes).flatMap(({ name, employee }) =>
  employee === undefined ? [] : [{ name, employee }],
);

/** All rows of an employee. */
export async function documentsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
): Promise<KeptDocument[]> {
  const found: KeptDocument[] = [];
  for (const { name: table, employee } of tables) {
    const rows = await rowsOf(transaction, table, platformId)
      .select(["id", "document"])
      .where(employee, "=", employeeId)
      .orderBy("id")
      .execute();
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  return found;
}

/**
 * The employee whose row names an id, their own or that of somebody of theirs. Where nobody on file has it, all rows of
 * all employees are read.
 */
export async function employeeNaming(
  transaction: Transaction,
  platformId: string,
  id: string,
): Promise<string | undefined> {
  for (const { name, employee } of tables) {
    const row = await rowsOf(transaction, name, platformId)
      .select(employee)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return row[employee];
  }
  for (const { name, employee } of tables) {
    const row = await rowsOf(transaction, name, platformId)
      .select(employee)
      .where("document", "like", `%"${id}"%`)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return row[employee];
  }
  return undefined;
}

/** Writes a row's JSON anew. What stands in columns beside it must be as it was. */
export async function rewriteDocument(
  transaction: Transaction,
  platformId: string,
  { table, id, document }: KeptDocument,
): Promise<void> {
  await anyTable(transaction)
    .updateTable(table)
    .set({ document })
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .execute();
}

function rowsOf(transaction: Transaction, table: string, platformId: string) {
  return anyTable(transaction).selectFrom(table).where("platform_id", "=", platformId);
}

function anyTable({ db }: Transaction): Kysely<AnyTable> {
  return db as unknown as Kysely<AnyTable>;
}
