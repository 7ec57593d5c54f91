import { setImmediate as nextTurn } from "node:timers/promises";
import type { Employee } from "@enrolkit/contract";
import type { EmployeeBreakdownRow, PolicyRow } from "./rows.ts";
import type { Store, Transaction } from "./store.ts";

/** Rows of one transaction. */
const batch = 200;

/** As `inBatches`, the breakdowns alone. */
export function breakdownsInBatches(
  store: Store,
  platformId: string,
  reportId: string,
): AsyncGenerator<EmployeeBreakdownRow[]> {
  return inBatches(store, platformId, reportId, async (_, breakdowns) => breakdowns);
}

/** Breakdowns with the records of their people as they are now, by id. */
export interface PayrollBatch {
  breakdowns: EmployeeBreakdownRow[];
  employees: ReadonlyMap<string, Employee>;
  policies: ReadonlyMap<string, PolicyRow>;
}

/** As `inBatches`, with the employees and the policies that the breakdowns name. */
export function payrollInBatches(
  store: Store,
  platformId: string,
  reportId: string,
): AsyncGenerator<PayrollBatch> {
  return inBatches(store, platformId, reportId, async (transaction, breakdowns) => {
    const policyIds = breakdowns.flatMap(({ lines }) => lines.map(({ policy_id }) => policy_id));
    return {
      breakdowns,
      employees: await recordsById<Employee>(
        transaction,
        platformId,
        "employees",
        breakdowns.map(({ employee_id }) => employee_id),
      ),
      policies: await recordsById<PolicyRow>(transaction, platformId, "policies", [...new Set(policyIds)]),
    };
  });
}

async function recordsById<Row>(
  transaction: Transaction,
  platformId: string,
  table: "employees" | "policies",
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction.db
    .selectFrom(table)
    .select(["id", "document"])
    .where("platform_id", "=", platformId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, document }) => [id, JSON.parse(document) as Row]));
}

/**
 * Yields what `read` makes of all breakdowns of a report, in the order of their employees' ids, some in each
 * transaction, so that neither memory nor anyone else's requests depend on how many there are.
 */
async function* inBatches<Result>(
  store: Store,
  platformId: string,
  reportId: string,
  read: (transaction: Transaction, breakdowns: EmployeeBreakdownRow[]) => Promise<Result>,
): AsyncGenerator<Result> {
  for (let after = ""; ; ) {
    const { rows, result } = await store.read(async (transaction) => {
      const rows = await transaction.db
        .selectFrom("employee_breakdowns")
        .select(["employee_id", "document"])
        .where("platform_id", "=", platformId)
        .where("contribution_report_id", "=", reportId)
        .where("employee_id", ">", after)
        .orderBy("employee_id")
        .limit(batch)
        .execute();
      const breakdowns = rows.map(({ document }) => JSON.parse(document) as EmployeeBreakdownRow);
      return { rows, result: await read(transaction, breakdowns) };
    });
    // On SQLite a read ends within the turn of the event loop that began it: others have theirs between two batches.
    await nextTurn();
    if (rows.length > 0) yield result;
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
