import { z } from "zod";
import { operation } from "../operation.ts";
import { Employee, EmployeeInput, EmployeeUpdate } from "../resources/employee.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";
import { text } from "../shapes/scalars.ts";

const area = "Employees";
const employee = z.strictObject({ employee_id: pathId("ee") });

export const createEmployee = operation({
  name: "CreateEmployee",
  summary: "Create an employee",
  area,
  method: "POST",
  path: "/employees",
  allow: ["platform", "dashboard"],
  body: EmployeeInput,
  success: { status: 200, body: Employee },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const listEmployees = operation({
  name: "ListEmployees",
  summary: "List employees, newest first",
  area,
  method: "GET",
  path: "/employees",
  allow: ["platform", "dashboard"],
  query: z.strictObject({
    employer_id: id("er").optional(),
    external_id: text(64).optional().describe("The platform's own staff number; unique in each employer."),
    ...pagingQuery("ee"),
  }),
  success: { status: 200, body: paged(Employee) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveEmployee = operation({
  name: "RetrieveEmployee",
  summary: "Retrieve an employee",
  area,
  method: "GET",
  path: "/employees/{employee_id}",
  allow: ["platform", "dashboard", "employee_session"],
  params: employee,
  success: { status: 200, body: Employee },
  problems: ["not_found"],
  extension: true,
});

export const updateEmployee = operation({
  name: "UpdateEmployee",
  summary: "Update an employee",
  area,
  method: "PUT",
  path: "/employees/{employee_id}",
  allow: ["platform", "dashboard"],
  params: employee,
  body: EmployeeUpdate,
  success: { status: 200, body: Employee },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
