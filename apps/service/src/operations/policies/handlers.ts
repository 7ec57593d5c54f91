import { listPolicies, retrievePolicy } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentPolicy } from "./present.ts";

export const list = handle(listPolicies, async (context, { query }) => {
  const { employee_id, group_id, status, ...request } = query;
  if (employee_id !== undefined) await context.visible.employees.get(employee_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = namedFilters({ employee_id, group_id, status });
  const page = await context.visible.policies.page(where, request);
  return presentPage(page, (row) => presentPolicy(context, row));
});

export const retrieve = handle(retrievePolicy, async (context, { params }) =>
  presentPolicy(context, await context.visible.policies.get(params.policy_id)),
);
