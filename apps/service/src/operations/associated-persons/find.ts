import type { AssociatedPerson } from "@enrolkit/contract";
import { notFound } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";

/** A person of the employee named in the path; another employee's is not found. */
export async function findPerson(
  context: OperationContext,
  params: { employee_id: string; associated_person_id: string },
): Promise<AssociatedPerson> {
  await context.visible.employees.get(params.employee_id);
  const person = await context.visible.associatedPersons.get(params.associated_person_id);
  if (person.employee_id !== params.employee_id) throw notFound();
  return person;
}
