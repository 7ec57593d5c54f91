import { listPolicies, retrievePolicy } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentPolicy } from "./present.ts";

export const list = handle(listPolicies, async (context, { query }) => {
  const { employee_id, group_id, status, ...request } = query;
  if (employee_id !== undefined) await context.visible.employees.get(employee_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = {
    ...(employee_id !== undefined && { employee_id }),
    ...(group_id !== undefined && { group_id }),
    ...(status !== undefined && { status }),
  };
  const page = await context.visible.policies.page(where, request);
  return { ...page, items: await Promise.all(page.items.map((row) => presentPolicy(context, row))) };
});

export const retrieve = handle(retrievePolicy, async (context, { params }) =>
  presentPolicy(context, await context.visible.policies.get(params.policy_id)),
);
