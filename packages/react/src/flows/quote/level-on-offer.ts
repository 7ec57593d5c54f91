import type { Facts, Group, Plan } from "@enrolkit/types";
import { coverageQuestions } from "@enrolkit/rules";
import {
  allowedSelections,
  coveragesToChooseAgain,
} from "../../components/CoverageSelection/selection-tree.ts";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";

/** Something that was chosen for a level and is no longer there. */
export interface GoneChoice {
  readonly part: keyof LevelDraft;
  /** Of the coverage, or of the group that it was chosen for. */
  readonly name: string;
}

interface Offered {
  readonly groups: readonly Group[];
  readonly plans: readonly Plan[];
}

/** A level as it can still be requested, and what of it can not: groups, plans and options come and go. */
export function levelOnOffer(
  level: LevelDraft,
  { groups, plans }: Offered,
  factsOf: (groupId: string | null) => Facts,
): { level: LevelDraft; gone: GoneChoice[] } {
  const gone: GoneChoice[] = [];
  const group = groups.find(({ id }) => id === level.group_id);
  const plan = plans.find(({ id }) => id === level.plan_id);
  const name = group?.name ?? "";
  if (level.group_id !== null && !group) gone.push({ part: "group_id", name });
  if (level.plan_id !== null && !plan) gone.push({ part: "plan_id", name });

  let { cost_sharing, coverage_selections } = level;
  if (plan && cost_sharing && !plan.supported_cost_sharing_types.includes(cost_sharing.type)) {
    gone.push({ part: "cost_sharing", name });
    cost_sharing = null;
  }
  if (plan && coverage_selections) {
    const facts = factsOf(level.group_id);
    const { configurations } = coverageQuestions(plan.coverage_configurations, "group_policy", facts);
    for (const coverage of coveragesToChooseAgain(configurations, facts, coverage_selections))
      gone.push({ part: "coverage_selections", name: coverage.name });
    coverage_selections = allowedSelections(configurations, facts, coverage_selections);
  }
  return {
    level: { group_id: group?.id ?? null, plan_id: plan?.id ?? null, cost_sharing, coverage_selections },
    gone,
  };
}
