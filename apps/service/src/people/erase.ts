import { documentsOfEmployee, type EmployeeDocument } from "../store/employee-documents.ts";
import type { CommandContext } from "../context.ts";
import { eraseEmployee } from "./erase-employee.ts";
import { erasePerson } from "./erase-person.ts";

/** A row that told of who was erased, and no longer does. */
export interface ErasedRow extends Pick<EmployeeDocument, "table" | "id"> {
  what: "changed" | "removed";
}

/**
 * Erases whoever has the id: an employee with everybody of theirs, or an associated person of the employee. Answers the
 * rows that it took, none where nothing was left. Throws `invalid_state` where they cannot be erased now.
 */
export async function erase(context: CommandContext, employeeId: string, id: string): Promise<ErasedRow[]> {
  const { transaction, platform } = context;
  await context.all.employees.lock(employeeId);
  const before = await documentsOfEmployee(transaction, platform.id, employeeId);
  if (id === employeeId) await eraseEmployee(context, employeeId);
  else await erasePerson(context, employeeId, id);
  const after = await documentsOfEmployee(transaction, platform.id, employeeId);
  return differences(before, after);
}

function differences(before: readonly EmployeeDocument[], after: readonly EmployeeDocument[]): ErasedRow[] {
  const now = new Map(after.map((row) => [`${row.table} ${row.id}`, row.document]));
  return before.flatMap(({ table, id, document }): ErasedRow[] => {
    const left = now.get(`${table} ${id}`);
    if (left === document) return [];
    return [{ table, id, what: left === undefined ? "removed" : "changed" }];
  });
}
