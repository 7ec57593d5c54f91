import {
  type AssociatedPerson,
  type AssociatedPersonInput,
  type AssociatedPersonUpdate,
  createAssociatedPerson,
  deleteAssociatedPerson,
  type Employee,
  listAssociatedPersons,
  retrieveAssociatedPerson,
  updateAssociatedPerson,
} from "@enrolkit/contract";
import { checkPerson } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { emit } from "../../events.ts";
import { locationOfEmployee, todayAt } from "../../location.ts";
import { followPersonChange } from "../../people/follow-changes.ts";
import { deletePerson } from "../../people/delete-person.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";

export const create = handle(createAssociatedPerson, async (context, { params, body }) => {
  const employee = await context.visible.employees.get(params.employee_id);
  const person = await validatePerson(context, employee, body, "create");
  const now = timestamp(context);
  const row: AssociatedPerson = {
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
    object: "associated_person",
  };
  await context.all.associatedPersons.insert(row);
  return row;
});

export const list = handle(listAssociatedPersons, async (context, { params, query }) => {
  const employee = await context.visible.employees.get(params.employee_id);
  return context.visible.associatedPersons.page({ employee_id: employee.id }, query);
});

export const retrieve = handle(retrieveAssociatedPerson, (context, { params }) => getPerson(context, params));

export const update = handle(updateAssociatedPerson, async (context, { params, body }) => {
  const employee = await context.visible.employees.lock(params.employee_id);
  const before = await getPerson(context, params);
  const change = await validatePerson(context, employee, body, "update");
  const person = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.associatedPersons.replace(person);
  await emit(context, "associated_person.updated", {
    associated_person_id: person.id,
    employee_id: employee.id,
  });
  await followPersonChange(context, before, person);
  return person;
});

export const remove = handle(deleteAssociatedPerson, async (context, { params }) => {
  await context.visible.employees.lock(params.employee_id);
  const person = await getPerson(context, params);
  await deletePerson(context, person.employee_id, person.id);
  return person;
});

/** Returns a person of the employee in the path. Throws `not_found` for another employee's. */
async function getPerson(
  context: OperationContext,
  params: { employee_id: string; associated_person_id: string },
): Promise<AssociatedPerson> {
  await context.visible.employees.get(params.employee_id);
  const person = await context.visible.associatedPersons.get(params.associated_person_id);
  if (person.employee_id !== params.employee_id) throw notFound("associated_person");
  return person;
}

/** Returns a person's fields in their stored form. Throws the 400 that names each invalid field. */
async function validatePerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonInput,
  mode: "create",
): Promise<AssociatedPersonInput>;
async function validatePerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonUpdate,
  mode: "update",
): Promise<AssociatedPersonUpdate>;
async function validatePerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonUpdate,
  mode: "create" | "update",
): Promise<AssociatedPersonUpdate> {
  const today = todayAt(await locationOfEmployee(context.all, employee), context.now);
  const checked = checkPerson(body, { mode, today });
  if ("errors" in checked) throw invalidRequest(checked.errors, "Some details of the person cannot be used.");
  return checked.value;
}
