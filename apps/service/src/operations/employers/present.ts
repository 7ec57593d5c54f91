import type { Employer } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import type { EmployerRow } from "../../store/rows.ts";

/** Presents an employer with its number of active employees. */
export async function presentEmployer({ all }: CommandContext, row: EmployerRow): Promise<Employer> {
  const active_employee_count = await all.employees.count({ employer_id: row.id, status: "active" });
  return { ...row, active_employee_count };
}
