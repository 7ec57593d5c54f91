import { listPlans, retrievePlan } from "@enrolkit/contract";
import { notFound } from "../../problem/problem.ts";
import type { Where } from "../../store/store.ts";
import { handle } from "../handle.ts";
import { namedFilters } from "../lists.ts";
import { isLicensed, licensedPlans } from "./licence.ts";

export const list = handle(listPlans, async (context, { query }) => {
  const { provider_id, benefit_type, ...request } = query;
  if (provider_id !== undefined) await context.visible.providers.get(provider_id);
  const where = { ...(await licensedPlans(context)), ...namedFilters({ benefit_type }) };
  return context.visible.plans.page(withProvider(where, provider_id), request);
});

/** Both filters count: the one that is asked for, and what a session is limited to. */
function withProvider(where: Where, provider_id: string | undefined): Where {
  if (provider_id === undefined) return where;
  const { provider_id: licensed } = where;
  const isLeftOut = Array.isArray(licensed) && !licensed.includes(provider_id);
  return { ...where, provider_id: isLeftOut ? [] : provider_id };
}

export const retrieve = handle(retrievePlan, async (context, { params }) => {
  const plan = await context.visible.plans.get(params.plan_id);
  if (await isLicensed(context, plan)) return plan;
  throw notFound("plan");
});
