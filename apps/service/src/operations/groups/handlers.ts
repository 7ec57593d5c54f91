import {
  addGroupEmployees,
  createGroup,
  listGroupEmployees,
  listGroups,
  retrieveGroup,
} from "@enrolkit/contract";
import type { FieldSentences } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { invalidRequest } from "../../problem/problem.ts";
import { addGroupMembers, pageOfGroupEmployees } from "../../store/group-members.ts";
import type { GroupRow } from "../../store/rows.ts";
import { assertCustomer, validName } from "../assertions.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentGroup, presentGroupEmployee } from "./present.ts";

export const create = handle(createGroup, async (context, { body }) => {
  const employer = await context.all.employers.get(body.employer_id);
  const name = validName(body.name, "group");
  assertCustomer(context, body.external_customer_id);
  const now = timestamp(context);
  const row: GroupRow = {
    id: context.services.newId("gr"),
    employer_id: employer.id,
    name,
    external_customer_id: body.external_customer_id ?? null,
    created_at: now,
    updated_at: now,
    object: "group",
  };
  await context.all.groups.insert(row);
  return presentGroup(context, row);
});

export const list = handle(listGroups, async (context, { query: { employer_id, ...request } }) => {
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  const page = await context.visible.groups.page(namedFilters({ employer_id }), request);
  return presentPage(page, (row) => presentGroup(context, row));
});

export const retrieve = handle(retrieveGroup, async (context, { params }) =>
  presentGroup(context, await context.visible.groups.get(params.group_id)),
);

export const listEmployees = handle(listGroupEmployees, async (context, { params, query }) => {
  const group = await context.visible.groups.get(params.group_id);
  const page = await pageOfGroupEmployees(context.transaction, context.platform.id, group.id, query);
  return presentPage(page, (employee) => presentGroupEmployee(context, employee));
});

export const addEmployees = handle(addGroupEmployees, async (context, { params, body }) => {
  const group = await context.visible.groups.lock(params.group_id);
  const errors: FieldSentences = {};
  for (const [index, id] of body.employee_ids.entries()) {
    const employee = await context.visible.employees.get(id);
    const fits =
      employee.employer_id === group.employer_id &&
      employee.external_customer_id === group.external_customer_id;
    if (!fits)
      errors[`$.employee_ids[${index}]`] = ["Works for another employer or customer than the group's."];
  }
  if (Object.keys(errors).length > 0) throw invalidRequest(errors, "Some employees cannot be in this group.");
  await addGroupMembers(context.transaction, context.platform.id, group.id, body.employee_ids);
  return presentGroup(context, group);
});
