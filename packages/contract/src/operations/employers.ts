import { z } from "zod";
import { operation } from "../operation.ts";
import { Employer, EmployerInput, EmployerUpdate } from "../resources/employer.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Employers";

export const createEmployer = operation({
  name: "CreateEmployer",
  summary: "Create an employer",
  area,
  method: "POST",
  path: "/employers",
  allow: ["platform", "dashboard"],
  body: EmployerInput,
  success: { status: 200, body: Employer },
  problems: ["invalid_request"],
  extension: true,
});

export const listEmployers = operation({
  name: "ListEmployers",
  summary: "List employers, newest first",
  area,
  method: "GET",
  path: "/employers",
  allow: ["platform", "dashboard"],
  query: z.strictObject(pagingQuery("er")),
  success: { status: 200, body: paged(Employer) },
  problems: ["invalid_request"],
  extension: true,
});

export const retrieveEmployer = operation({
  name: "RetrieveEmployer",
  summary: "Retrieve an employer",
  area,
  method: "GET",
  path: "/employers/{employer_id}",
  allow: ["platform", "dashboard", "employer_session"],
  params: z.strictObject({ employer_id: pathId("er") }),
  success: { status: 200, body: Employer },
  problems: ["not_found"],
  extension: true,
});

export const updateEmployer = operation({
  name: "UpdateEmployer",
  summary: "Update an employer",
  area,
  method: "PUT",
  path: "/employers/{employer_id}",
  allow: ["platform", "dashboard"],
  params: z.strictObject({ employer_id: pathId("er") }),
  body: EmployerUpdate,
  success: { status: 200, body: Employer },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
