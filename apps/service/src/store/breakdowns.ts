import { setImmediate as nextTurn } from "node:timers/promises";
import type { EmployeeBreakdownRow } from "./rows.ts";
import type { Store, Transaction } from "./store.ts";

/** Rows of one transaction. */
const batch = 200;

/**
 * Yields all breakdowns of a report in the order of their employees' ids, some in each transaction, so that neither
 * memory nor anyone else's requests depend on how many there are.
 */
export async function* breakdownsInBatches(
  store: Store,
  platformId: string,
  reportId: string,
): AsyncGenerator<EmployeeBreakdownRow[]> {
  for (let after = ""; ; ) {
    const rows = await store.read((transaction) =>
      transaction.db
        .selectFrom("employee_breakdowns")
        .select(["employee_id", "document"])
        .where("platform_id", "=", platformId)
        .where("contribution_report_id", "=", reportId)
        .where("employee_id", ">", after)
        .orderBy("employee_id")
        .limit(batch)
        .execute(),
    );
    // On SQLite a read ends within the turn of the event loop that began it: others have theirs between two batches.
    await nextTurn();
    if (rows.length > 0) yield rows.map(({ document }) => JSON.parse(document) as EmployeeBreakdownRow);
    if (rows.length < batch) return;
    after = rows.at(-1)?.employee_id ?? "";
  }
}

/** Returns the breakdowns that some employees have in any report. */
export async function breakdownsOfEmployees(
  transaction: Transaction,
  platformId: string,
  employeeIds: readonly string[],
): Promise<EmployeeBreakdownRow[]> {
  const rows = await transaction.db
    .selectFrom("employee_breakdowns")
    .select("document")
    .where("platform_id", "=", platformId)
    .where("employee_id", "in", employeeIds)
    .execute();
  return rows.map(({ document }) => JSON.parse(document) as EmployeeBreakdownRow);
}
