import { documentNow, documentsNaming, type KeptDocument } from "../../store/documents-naming.ts";
import type { Scope } from "../services.ts";
import { eraseEmployee } from "./erase-employee.ts";
import { erasePerson } from "./erase-person.ts";

/** A row that told of who was erased, and no longer does. */
export interface ErasedRow extends Pick<KeptDocument, "table" | "id"> {
  what: "changed" | "removed";
}

/**
 * Erases whoever has the id, an associated person or an employee with everybody of theirs, and answers the rows that
 * it took; none where nothing was left of them, or nobody is known by the id. Throws `invalid_state` where they cannot
 * be erased now.
 */
export async function erase(scope: Scope, id: string): Promise<ErasedRow[]> {
  const { unit, platform } = scope;
  const before = await documentsNaming(unit, platform.id, id);
  const employeeId = before.map(employeeOf).find((found) => found !== undefined);
  if (employeeId === undefined) return [];
  if (id === employeeId) await eraseEmployee(scope, employeeId);
  else await erasePerson(scope, employeeId, id);
  const erased: ErasedRow[] = [];
  for (const { table, id: row, document } of before) {
    const now = await documentNow(unit, platform.id, { table, id: row });
    if (now !== document) erased.push({ table, id: row, what: now === undefined ? "removed" : "changed" });
  }
  return erased;
}

/** Every row about an associated person names the employee whose person it is. */
function employeeOf({ table, id, document }: KeptDocument): string | undefined {
  const { employee_id } = JSON.parse(document) as { employee_id?: string };
  return table === "employees" ? id : employee_id;
}
