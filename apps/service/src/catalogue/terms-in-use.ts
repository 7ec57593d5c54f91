import { isDeepStrictEqual } from "node:util";
import type { Plan, PlanCoverageOption } from "@enrolkit/contract";
import type { FieldSentences } from "@enrolkit/rules";
import type { Records } from "../store/store.ts";

/**
 * Finds plans of an import that would change terms in use: a price, a tax or an option of a plan that an open quote or
 * an active group policy is for. Texts may change, and options may be added (docs/decisions/0033).
 */
export async function changedTerms(all: Records, plans: readonly Plan[]): Promise<FieldSentences> {
  const errors: FieldSentences = {};
  let inUse: ReadonlySet<string> | undefined;
  for (const [index, plan] of plans.entries()) {
    const before = await all.plans.find(plan.id);
    if (before === undefined || hasSameTerms(before, plan)) continue;
    inUse ??= await plansInUse(all);
    if (!inUse.has(plan.id)) continue;
    errors[`$.plans[${index}].id`] = [
      "Quotes or group policies promise this plan's prices and options, which would change. Give the changed plan an id of its own.",
    ];
  }
  return errors;
}

async function plansInUse(all: Records): Promise<ReadonlySet<string>> {
  const active = await all.groupPolicies.list({ status: "active" });
  const used = new Set(active.map(({ plan_id }) => plan_id));
  for (const { items, group_policy_intent_id } of await all.groupQuoteIntents.list({
    status: "quote_available",
  })) {
    if (group_policy_intent_id !== null && (await hasEnded(all, group_policy_intent_id))) continue;
    for (const { levels } of items) for (const { plan_id } of levels) used.add(plan_id);
  }
  return used;
}

async function hasEnded(all: Records, id: string): Promise<boolean> {
  return (await all.groupPolicyIntents.get(id)).due_date === null;
}

function hasSameTerms(before: Plan, after: Plan): boolean {
  if (!isDeepStrictEqual(pricesOf(before), pricesOf(after))) return false;
  const options = pricesOfOptions(after);
  return [...pricesOfOptions(before)].every(([path, price]) => options.get(path) === price);
}

/** Returns everything that a price depends on, without names and descriptions. */
function pricesOf({ benefit_type, currency, pricing, pricing_bands, tax, tax_relief }: Plan): unknown[] {
  const bands = pricing.per_member?.member_type_pricing.map(({ code, monthly_premium }) => [
    code,
    monthly_premium,
  ]);
  const tiers = pricing.tier_based?.tiers.map(({ code, monthly_premium }) => [code, monthly_premium]);
  const relief = tax_relief && [tax_relief.rate_percent, tax_relief.annual_premium_cap];
  return [benefit_type, currency, pricing.type, bands, tiers, pricing_bands, tax.rate_percent, relief];
}

/** Returns the price of each option by its path of ids. */
function pricesOfOptions({ coverage_configurations }: Plan): Map<string, number | null> {
  const prices = new Map<string, number | null>();
  const collect = (path: string, options: readonly PlanCoverageOption[]): void => {
    for (const { id, price, sub_options } of options) {
      prices.set(`${path} ${id}`, price ?? null);
      collect(`${path} ${id}`, sub_options ?? []);
    }
  };
  for (const { id, scope, options } of coverage_configurations) collect(`${scope} ${id}`, options);
  return prices;
}
