import { updateAssociatedPerson } from "@enrolkit/contract";
import { emit } from "../../events.ts";
import { followPersonChange } from "../../people/follow-change.ts";
import { timestamp } from "../../context.ts";
import { handle } from "../handle.ts";
import { checkedPerson } from "./checked-person.ts";
import { findPerson } from "./find.ts";

export const update = handle(updateAssociatedPerson, async (context, { params, body }) => {
  const employee = await context.visible.employees.lock(params.employee_id);
  const before = await findPerson(context, params);
  const change = await checkedPerson(context, employee, body, "update");
  const person = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.associatedPersons.replace(person);
  await emit(context, "associated_person.updated", {
    associated_person_id: person.id,
    employee_id: employee.id,
  });
  await followPersonChange(context, before, person);
  return person;
});
