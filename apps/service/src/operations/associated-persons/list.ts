import { listAssociatedPersons } from "@enrolkit/contract";
import { handle } from "../handle.ts";

export const list = handle(listAssociatedPersons, async (context, { params, query }) => {
  const employee = await context.visible.employees.get(params.employee_id);
  return context.visible.associatedPersons.page({ employee_id: employee.id }, query);
});
