import { listGroupPolicies, retrieveGroupPolicy } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentGroupPolicy } from "./present.ts";

export const list = handle(listGroupPolicies, async (context, { query }) => {
  const { employer_id, group_id, status, ...request } = query;
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = namedFilters({ employer_id, group_id, status });
  const page = await context.visible.groupPolicies.page(where, request);
  return presentPage(page, (row) => presentGroupPolicy(context, row));
});

export const retrieve = handle(retrieveGroupPolicy, async (context, { params }) =>
  presentGroupPolicy(context, await context.visible.groupPolicies.get(params.group_policy_id)),
);
