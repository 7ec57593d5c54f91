import { listPlans, retrievePlan } from "@enrolkit/contract";
import { handle } from "../handle.ts";

export const retrieveOnePlan = handle(retrievePlan, (context, { params }) =>
  context.visible.plans.get(params.plan_id),
);

export const listAllPlans = handle(listPlans, async (context, { query }) => {
  const { provider_id, benefit_type, ...request } = query;
  if (provider_id !== undefined) await context.visible.providers.get(provider_id);
  return context.visible.plans.page(
    {
      ...(provider_id !== undefined && { provider_id }),
      ...(benefit_type !== undefined && { benefit_type }),
    },
    request,
  );
});
