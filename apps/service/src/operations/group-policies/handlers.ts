import {
  listGroupPolicies,
  listParticipation,
  type ParticipationCounts,
  ParticipationState,
  retrieveGroupPolicy,
} from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { countParticipations, pageOfParticipants } from "../../store/participations.ts";
import { presentGroupPolicy, presentParticipants } from "./present.ts";

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

export const listParticipants = handle(listParticipation, async (context, { params, query }) => {
  const { state, ...request } = query;
  const { transaction, platform } = context;
  const { group_id, plan_id } = await context.visible.groupPolicies.get(params.group_policy_id);
  const { benefit_type } = await context.all.plans.get(plan_id);
  const benefit = { group_id, benefit_type };
  const counts = await countParticipations(transaction, platform.id, benefit);
  const total = sumOf(counts, state ?? ParticipationState.options);
  const page = await pageOfParticipants(transaction, platform.id, benefit, {
    ...request,
    states: state,
    total,
  });
  return { ...page, items: await presentParticipants(context, page.items), counts };
});

const sumOf = (counts: ParticipationCounts, states: readonly ParticipationState[]) =>
  states.reduce((sum, state) => sum + counts[state], 0);
