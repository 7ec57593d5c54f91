import type { CoverageScope, Plan, PlanCoverage, Provider } from "@enrolkit/types";

/** What of a plan is compared. */
export type PlanToCompare = Pick<
  Plan,
  | "id"
  | "provider_id"
  | "benefit_type"
  | "name"
  | "description"
  | "currency"
  | "pricing"
  | "tax"
  | "coverage_configurations"
  | "dependents_cover"
  | "dependent_eligibility"
  | "documents"
>;

export type ProviderToName = Pick<Provider, "id" | "name" | "logo_url">;

/** What a month of an employee alone costs before any option, in currency units; null where the plan does not say. */
export function premiumAlone({ pricing }: Pick<Plan, "pricing">): number | null {
  const tier = pricing.tier_based?.tiers.find(({ code }) => code === "single");
  const member = pricing.per_member?.member_type_pricing.find(({ code }) => code === "adult");
  return (tier ?? member)?.monthly_premium ?? null;
}

/** The coverages of a plan that are chosen at one scope, in their order. */
export function coveragesOf(plan: PlanToCompare, scope: CoverageScope): PlanCoverage[] {
  return plan.coverage_configurations
    .filter((coverage) => coverage.scope === scope)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}

/** Who beside the employee can be covered. */
export function othersOf({ dependents_cover, dependent_eligibility }: PlanToCompare): {
  partner: boolean;
  children: boolean;
} {
  const some = dependents_cover !== "none";
  return {
    partner: some && dependent_eligibility.partner !== null,
    children: some && dependent_eligibility.child !== null,
  };
}

/** What is compared of each plan, row by row, as a text that is the same where the plans are alike. */
const compared = {
  alone: (plan) => JSON.stringify([plan.currency, premiumAlone(plan)]),
  tax: ({ tax }) => (tax.rate_percent === 0 ? "" : JSON.stringify([tax.name, tax.rate_percent])),
  members: (plan) => JSON.stringify(othersOf(plan)),
  group_policy: (plan) => namesOf(coveragesOf(plan, "group_policy")),
  policy: (plan) => namesOf(coveragesOf(plan, "policy")),
  member: (plan) => namesOf(coveragesOf(plan, "member")),
} satisfies Record<string, (plan: PlanToCompare) => string>;

export type ComparedRow = keyof typeof compared;

/** The rows in which some plans differ. */
export function differingRows(plans: readonly PlanToCompare[]): ComparedRow[] {
  const rows = Object.keys(compared) as ComparedRow[];
  return rows.filter((row) => new Set(plans.map(compared[row])).size > 1);
}

function namesOf(coverages: readonly PlanCoverage[]): string {
  return JSON.stringify(coverages.map(({ name, options }) => [name, options.map((option) => option.name)]));
}
