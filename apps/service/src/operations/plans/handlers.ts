import { listPlans, retrievePlan } from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { namedFilters } from "../lists.ts";

export const list = handle(listPlans, async (context, { query }) => {
  const { provider_id, benefit_type, ...request } = query;
  if (provider_id !== undefined) await context.visible.providers.get(provider_id);
  return context.visible.plans.page(namedFilters({ provider_id, benefit_type }), request);
});

export const retrieve = handle(retrievePlan, (context, { params }) =>
  context.visible.plans.get(params.plan_id),
);
