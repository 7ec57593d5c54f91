import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";

/**
 * An intent that the caller may see, read under its employee's lock: everything about one employee's enrolment
 * happens one after the other.
 */
export async function lockedEnrolment(context: OperationContext, id: string): Promise<EnrolmentIntentRow> {
  const { employee_id } = await context.visible.enrolmentIntents.get(id);
  await context.all.employees.lock(employee_id);
  return context.visible.enrolmentIntents.get(id);
}
