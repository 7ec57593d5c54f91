import type { Kysely } from "kysely";
import type { Transaction } from "./store.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

/** A stored row that is about an employee, or about one of their associated persons. */
export interface EmployeeDocument {
  table: TableShape["name"];
  id: string;
  /** JSON. */
  document: string;
}

type AnyTable = Record<
  string,
  { platform_id: string; id: string; document: string; [column: string]: string }
>;

/** The tables whose rows belong to an employee, each with the column that names the employee. */
const tables = Object.values<TableShape>(tableShapes).flatMap(({ name, employee }) =>
  employee === undefined ? [] : [{ name, employee }],
);

/** Returns all rows of an employee. */
export async function documentsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
): Promise<EmployeeDocument[]> {
  const found: EmployeeDocument[] = [];
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
 * Returns the id of the employee who owns the row with an id, else of one whose rows mention it: the id of an erased
 * person is found in what was written about them. Without an owner, all rows of all employees are read.
 */
export async function findOwningEmployee(
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

/** Overwrites a row's JSON. Fields that are columns as well must not change. */
export async function rewriteDocument(
  transaction: Transaction,
  platformId: string,
  { table, id, document }: EmployeeDocument,
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
