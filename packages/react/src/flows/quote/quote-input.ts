import type { GroupQuoteIntentInput, Plan } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";

interface Choices {
  levels: readonly LevelDraft[];
  startsOn: string;
  plans: readonly Plan[];
}

/** What is sent of complete choices: one group and plan, or several levels of one benefit. */
export function quoteInput({ levels, startsOn, plans }: Choices): GroupQuoteIntentInput {
  const complete = levels.flatMap((level) => {
    const { group_id, plan_id, cost_sharing } = level;
    const plan = plans.find(({ id }) => id === plan_id);
    if (!group_id || !plan || cost_sharing === null) return [];
    const coverage_selections = hasGroupScope(plan) ? [...(level.coverage_selections ?? [])] : null;
    return { group_id, plan_id: plan.id, cost_sharing, coverage_selections };
  });
  const start = startsOn === "" ? {} : { expected_start_date: startsOn };
  if (levels.length < 2) return { ...complete[0], ...start };
  const benefit = plans.find(({ id }) => id === levels[0]?.plan_id)?.benefit_type ?? "health_insurance";
  return { items: [{ benefit_type: benefit, levels: complete }], ...start };
}

export function hasGroupScope({ coverage_configurations }: Plan): boolean {
  return coverage_configurations.some(({ scope }) => scope === "group_policy");
}

/** Where the part of the request that a JSON path names is chosen: the step, and which level, from 0. */
export function positionOfPath(path: string): { step: QuotePosition["choosing"]; level: number } {
  const [, number] = /^\$\.items\[0\]\.levels\[(\d+)\]/.exec(path) ?? [];
  const level = Number(number ?? 0);
  if (level > 0) return { step: path.endsWith(".group_id") ? "groups" : "levels", level };
  const [, part] = /\.(group_id|plan_id|cost_sharing|coverage_selections)\b/.exec(path) ?? [];
  const step = part === undefined ? "check" : stepOfPart[part as keyof LevelDraft];
  return { step, level };
}

const stepOfPart = {
  group_id: "groups",
  plan_id: "plan",
  coverage_selections: "cover",
  cost_sharing: "cost_sharing",
} as const satisfies Record<keyof LevelDraft, QuotePosition["choosing"]>;
