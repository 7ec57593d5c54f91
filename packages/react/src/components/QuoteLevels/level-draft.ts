import type {
  CostSharingConfiguration,
  Facts,
  Group,
  Plan,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";

/** A level of a quote as it is put together: a group under a plan, and the terms for it. */
export interface LevelDraft {
  /** The group that it is for; null until one is chosen. */
  group_id: string | null;
  /** Null until one is chosen. */
  plan_id: string | null;
  /** Null until it is complete. */
  cost_sharing: CostSharingConfiguration | null;
  /** Choices of the employer for the group; null until they are complete. */
  coverage_selections: PlanCoverageOptionSelection[] | null;
}

/** A level that nothing is chosen for yet. */
export const emptyLevel: Readonly<LevelDraft> = {
  group_id: null,
  plan_id: null,
  cost_sharing: null,
  coverage_selections: null,
};

export type PlanToQuote = Plan;
export type GroupToQuote = Pick<Group, "id" | "name" | "employee_count">;

/** What decides which options are in reach, for all groups alike or for each by itself. */
export type FactsOfGroups = Facts | ((groupId: string | null) => Facts);

export function factsFor(facts: FactsOfGroups, groupId: string | null): Facts {
  return typeof facts === "function" ? facts(groupId) : facts;
}

/** The plans that a level may take beside the others: one benefit and one currency in a quote. */
export function plansBeside(
  plans: readonly PlanToQuote[],
  levels: readonly LevelDraft[],
  index: number,
): PlanToQuote[] {
  const others = levels.flatMap(({ plan_id }, at) =>
    plans.filter(({ id }) => at !== index && id === plan_id),
  );
  const [first] = others;
  return plans.filter(
    ({ benefit_type, currency }) =>
      first === undefined || (benefit_type === first.benefit_type && currency === first.currency),
  );
}

/** A level under another plan: the sharing stays where the plan allows it, choices of cover are the plan's own. */
export function underPlan(level: LevelDraft, planId: string, plans: readonly PlanToQuote[]): LevelDraft {
  const [before, next] = [level.plan_id, planId].map((id) => plans.find((plan) => plan.id === id));
  const { cost_sharing } = level;
  const stays =
    cost_sharing !== null &&
    next?.supported_cost_sharing_types.includes(cost_sharing.type) &&
    (cost_sharing.type !== "fixed_amount" || before?.currency === next.currency);
  return {
    ...level,
    plan_id: next?.id ?? null,
    cost_sharing: stays ? cost_sharing : null,
    coverage_selections: null,
  };
}
