import type { Plan } from "@enrolkit/types";

/** What a month of an employee alone costs before any option, in currency units; null where the plan does not say. */
export function premiumAlone({ pricing }: Pick<Plan, "pricing">): number | null {
  const tier = pricing.tier_based?.tiers.find(({ code }) => code === "single");
  const member = pricing.per_member?.member_type_pricing.find(({ code }) => code === "adult");
  return (tier ?? member)?.monthly_premium ?? null;
}
