import { createAssociatedPerson } from "@enrolkit/contract";
import { timestamp } from "../../context.ts";
import { handle } from "../handle.ts";
import { checkedPerson } from "./checked-person.ts";

export const create = handle(createAssociatedPerson, async (context, { params, body }) => {
  const employee = await context.visible.employees.get(params.employee_id);
  const person = await checkedPerson(context, employee, body, "create");
  const now = timestamp(context);
  const row = {
    id: context.services.newId("ap"),
    employee_id: employee.id,
    first_name: person.first_name,
    last_name: person.last_name,
    date_of_birth: person.date_of_birth,
    sex_at_birth: person.sex_at_birth,
    relationship_type: person.relationship_type,
    email: person.email ?? null,
    phone_number: person.phone_number ?? null,
    created_at: now,
    updated_at: now,
    object: "associated_person" as const,
  };
  await context.all.associatedPersons.insert(row);
  return row;
});
