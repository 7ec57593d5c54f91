import type { Employer } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import { countActiveEmployees } from "../../store/stored-counts.ts";
import type { EmployerRow } from "../../store/rows.ts";

/** Presents an employer with its number of active employees. */
export async function presentEmployer({ all }: CommandContext, row: EmployerRow): Promise<Employer> {
  const active_employee_count = await countActiveEmployees(all, row.id);
  return { ...row, active_employee_count };
}
