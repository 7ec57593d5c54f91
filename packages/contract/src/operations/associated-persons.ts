import { z } from "zod";
import { operation } from "../operation.ts";
import {
  AssociatedPerson,
  AssociatedPersonInput,
  AssociatedPersonUpdate,
} from "../resources/associated-person.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Associated persons";
const allow = ["platform", "dashboard", "employee_session"] as const;
const employee = z.strictObject({ employee_id: pathId("ee") });
const person = z.strictObject({ employee_id: pathId("ee"), associated_person_id: pathId("ap") });

export const createAssociatedPerson = operation({
  name: "CreateAssociatedPerson",
  summary: "Create a dependent or beneficiary of the employee",
  area,
  method: "POST",
  path: "/employees/{employee_id}/associated_persons",
  allow,
  params: employee,
  body: AssociatedPersonInput,
  success: { status: 200, body: AssociatedPerson },
  problems: ["invalid_request", "not_found"],
});

export const listAssociatedPersons = operation({
  name: "ListAssociatedPersons",
  summary: "List the employee's associated persons, newest first",
  area,
  method: "GET",
  path: "/employees/{employee_id}/associated_persons",
  allow,
  params: employee,
  query: z.strictObject(pagingQuery("ap")),
  success: { status: 200, body: paged(AssociatedPerson) },
  problems: ["invalid_request", "not_found"],
});

export const retrieveAssociatedPerson = operation({
  name: "RetrieveAssociatedPerson",
  summary: "Retrieve an associated person",
  area,
  method: "GET",
  path: "/employees/{employee_id}/associated_persons/{associated_person_id}",
  allow,
  params: person,
  success: { status: 200, body: AssociatedPerson },
  problems: ["not_found"],
});

export const updateAssociatedPerson = operation({
  name: "UpdateAssociatedPerson",
  summary: "Update an associated person",
  description: "Updates eligibility in the employee's open intents.",
  area,
  method: "PUT",
  path: "/employees/{employee_id}/associated_persons/{associated_person_id}",
  allow,
  params: person,
  body: AssociatedPersonUpdate,
  success: { status: 200, body: AssociatedPerson },
  problems: ["invalid_request", "not_found"],
});

export const deleteAssociatedPerson = operation({
  name: "DeleteAssociatedPerson",
  summary: "Delete an associated person permanently",
  description: "The person is removed from open intents; policies keep their own record of their members.",
  area,
  method: "DELETE",
  path: "/employees/{employee_id}/associated_persons/{associated_person_id}",
  allow,
  params: person,
  success: { status: 200, body: AssociatedPerson },
  problems: ["not_found"],
});
