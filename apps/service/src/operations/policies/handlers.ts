import {
  listPolicies,
  retrievePolicy,
  retrievePolicyBeneficiaries,
  updatePolicyBeneficiaries,
} from "@enrolkit/contract";
import {
  changeBeneficiaries,
  loadLifePolicy,
  versionsOfBeneficiaries,
} from "../../policies/beneficiaries.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { recordActor } from "../record-actor.ts";
import { presentBeneficiaries, presentPolicy } from "./present.ts";

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

export const retrieveBeneficiaries = handle(
  retrievePolicyBeneficiaries,
  async (context, { params, query }) => {
    const policy = await context.visible.policies.get(params.policy_id);
    await loadLifePolicy(context, policy);
    const versions = await versionsOfBeneficiaries(context, policy.id);
    return presentBeneficiaries(policy.id, versions, { history: query.history === "true" });
  },
);

export const updateBeneficiaries = handle(updatePolicyBeneficiaries, async (context, { params, body }) => {
  const { employee_id } = await context.visible.policies.get(params.policy_id);
  await context.all.employees.lock(employee_id);
  const policy = await context.visible.policies.get(params.policy_id);
  const version = await changeBeneficiaries(context, policy, body.beneficiaries, recordActor(context.actor));
  return presentBeneficiaries(policy.id, [version], { history: false });
});
