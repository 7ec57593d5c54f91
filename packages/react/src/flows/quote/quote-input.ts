import type { GroupQuoteIntentInput, Plan } from "@enrolkit/types";
import type { FieldErrors, QuotePosition } from "@enrolkit/rules";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";

interface Choices {
  several: boolean;
  levels: readonly LevelDraft[];
  startsOn: string;
  plans: readonly Plan[];
}

/** What is sent of complete choices: one group and plan, or several levels of one benefit. */
export function quoteInput({ several, levels, startsOn, plans }: Choices): GroupQuoteIntentInput {
  const complete = levels.flatMap((level) => {
    const { group_id, plan_id, cost_sharing } = level;
    const plan = plans.find(({ id }) => id === plan_id);
    if (!group_id || !plan || cost_sharing === null) return [];
    const coverage_selections = hasGroupScope(plan) ? [...(level.coverage_selections ?? [])] : null;
    return { group_id, plan_id: plan.id, cost_sharing, coverage_selections };
  });
  const start = startsOn === "" ? {} : { expected_start_date: startsOn };
  if (!several) return { ...complete[0], ...start };
  const benefit = plans.find(({ id }) => id === levels[0]?.plan_id)?.benefit_type ?? "health_insurance";
  return { items: [{ benefit_type: benefit, levels: complete }], ...start };
}

export function hasGroupScope({ coverage_configurations }: Plan): boolean {
  return coverage_configurations.some(({ scope }) => scope === "group_policy");
}

/** The step at which the part of the request that a JSON path names is chosen. */
export function stepOfPath(path: string): QuotePosition["choosing"] {
  if (path.startsWith("$.items")) return "levels";
  if (path.startsWith("$.cost_sharing")) return "cost_sharing";
  if (path.startsWith("$.coverage_selections")) return "cover";
  return path === "$.group_id" || path === "$.plan_id" ? "plan" : "check";
}

/** The errors that are fixed at one step. */
export function errorsAt(
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  step: QuotePosition["choosing"],
): FieldErrors {
  const own = Object.entries(errors ?? {}).filter(([path]) => stepOfPath(path) === step);
  return Object.fromEntries(own.map(([path, messages]) => [path, [...messages]]));
}
