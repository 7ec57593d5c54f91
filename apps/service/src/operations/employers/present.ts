import type { Employer } from "@enrolkit/contract";
import { countActiveEmployees } from "../../store/stored-counts.ts";
import type { EmployerRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";

/** Presents an employer with its number of active employees; pay elements are not for sessions (decisions §2). */
export async function presentEmployer(
  { all, actor }: OperationContext,
  { pay_elements = [], ...row }: EmployerRow,
): Promise<Employer> {
  const active_employee_count = await countActiveEmployees(all, row.id);
  const mayPay = actor.kind === "platform" || actor.kind === "dashboard";
  return { ...row, ...(mayPay && { pay_elements }), active_employee_count };
}
