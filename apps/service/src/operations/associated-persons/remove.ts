import { deleteAssociatedPerson } from "@enrolkit/contract";
import { forgetPerson } from "../../people/forget.ts";
import { handle } from "../handle.ts";
import { findPerson } from "./find.ts";

export const remove = handle(deleteAssociatedPerson, async (context, { params }) => {
  await context.visible.employees.lock(params.employee_id);
  const person = await findPerson(context, params);
  await forgetPerson(context, person.employee_id, person.id);
  return person;
});
