import type { Plan } from "@enrolkit/contract";
import type { Where } from "../../store/store.ts";
import type { OperationContext } from "../context.ts";

/** The providers that insure in the country of a session's employer; undefined for callers who see all. */
async function licensedProviders({ actor, all }: OperationContext): Promise<string[] | undefined> {
  if (!("employer_id" in actor)) return undefined;
  const { country } = await all.employers.get(actor.employer_id);
  const providers = await all.providers.list();
  return providers
    .filter(({ supported_countries }) => supported_countries.includes(country))
    .map(({ id }) => id);
}

/**
 * What a session's list of plans is limited to: those that may be sold where its employer is, and those that the employer
 * has in force or had.
 */
export async function licensedPlans(context: OperationContext): Promise<Where> {
  const licensed = await licensedProviders(context);
  if (licensed === undefined) return {};
  const taken = await plansTaken(context);
  const others = taken.filter(({ provider_id }) => !licensed.includes(provider_id));
  if (others.length === 0) return { provider_id: licensed };
  const sold = await context.all.plans.list({ provider_id: licensed });
  return { id: [...sold, ...others].map(({ id }) => id) };
}

/** Whether a session may see a plan. */
export async function isLicensed(context: OperationContext, plan: Plan): Promise<boolean> {
  const licensed = await licensedProviders(context);
  if (licensed === undefined || licensed.includes(plan.provider_id)) return true;
  return (await plansTaken(context)).some(({ id }) => id === plan.id);
}

/** The plans of the employer's group policies, whatever their country. */
async function plansTaken({ actor, all }: OperationContext): Promise<Plan[]> {
  if (!("employer_id" in actor)) return [];
  const groupPolicies = await all.groupPolicies.list({ employer_id: actor.employer_id });
  const ids = new Set(groupPolicies.map(({ plan_id }) => plan_id));
  return Promise.all([...ids].map((id) => all.plans.get(id)));
}
