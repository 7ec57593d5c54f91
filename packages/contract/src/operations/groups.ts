import { z } from "zod";
import { operation } from "../operation.ts";
import { GroupEmployee } from "../resources/employee.ts";
import { Group, GroupEmployeesInput, GroupInput } from "../resources/group.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Groups";
const group = z.strictObject({ group_id: pathId("gr") });

export const createGroup = operation({
  name: "CreateGroup",
  summary: "Create a group of employees",
  area,
  method: "POST",
  path: "/groups",
  allow: ["platform", "dashboard"],
  body: GroupInput,
  success: { status: 200, body: Group },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const listGroups = operation({
  name: "ListGroups",
  summary: "List groups, newest first",
  area,
  method: "GET",
  path: "/groups",
  allow: ["platform", "dashboard", "employer_session"],
  query: z.strictObject({ employer_id: id("er").optional(), ...pagingQuery("gr") }),
  success: { status: 200, body: paged(Group) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveGroup = operation({
  name: "RetrieveGroup",
  summary: "Retrieve a group",
  area,
  method: "GET",
  path: "/groups/{group_id}",
  allow: ["platform", "dashboard", "employer_session"],
  params: group,
  success: { status: 200, body: Group },
  problems: ["not_found"],
  extension: true,
});

export const listGroupEmployees = operation({
  name: "ListGroupEmployees",
  summary: "List the employees of a group, newest first",
  description:
    "A session of the employer reads its staff list: name, staff number, status, first and last day. Never more.",
  area,
  method: "GET",
  path: "/groups/{group_id}/employees",
  allow: ["platform", "dashboard", "employer_session"],
  params: group,
  query: z.strictObject(pagingQuery("ee")),
  success: { status: 200, body: paged(GroupEmployee) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const addGroupEmployees = operation({
  name: "AddGroupEmployees",
  summary: "Add employees to a group",
  description: "All or nothing; an employee who is in the group already stays in it.",
  area,
  method: "POST",
  path: "/groups/{group_id}/employees",
  allow: ["platform", "dashboard"],
  params: group,
  body: GroupEmployeesInput,
  success: { status: 200, body: Group },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
