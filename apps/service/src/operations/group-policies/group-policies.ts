import { listGroupPolicies, retrieveGroupPolicy } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentGroupPolicy } from "./present.ts";

export const list = handle(listGroupPolicies, async (context, { query }) => {
  const { employer_id, group_id, status, ...request } = query;
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = {
    ...(employer_id !== undefined && { employer_id }),
    ...(group_id !== undefined && { group_id }),
    ...(status !== undefined && { status }),
  };
  const page = await context.visible.groupPolicies.page(where, request);
  return { ...page, items: await Promise.all(page.items.map((row) => presentGroupPolicy(context, row))) };
});

export const retrieve = handle(retrieveGroupPolicy, async (context, { params }) =>
  presentGroupPolicy(context, await context.visible.groupPolicies.get(params.group_policy_id)),
);
