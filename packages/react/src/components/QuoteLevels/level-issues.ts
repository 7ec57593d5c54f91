import { checkSelections } from "@enrolkit/rules";
import { type FactsOfGroups, factsFor, type LevelDraft, type PlanToQuote } from "./level-draft.ts";

/** What of a level is missing or not allowed, in the order of the form. */
export function levelIssues(
  level: LevelDraft,
  plans: readonly PlanToQuote[],
  facts: FactsOfGroups,
): (keyof LevelDraft)[] {
  const plan = plans.find(({ id }) => id === level.plan_id);
  const issues: (keyof LevelDraft)[] = level.group_id === null ? ["group_id"] : [];
  if (plan === undefined) return [...issues, "plan_id"];
  const found = checkSelections({
    configurations: plan.coverage_configurations,
    scope: "group_policy",
    facts: factsFor(facts, level.group_id),
    selections: level.coverage_selections ?? [],
  });
  if (found.length > 0) issues.push("coverage_selections");
  // What the editor gives is complete and fits the currency; a sharing of another plan may not be on offer here.
  const { cost_sharing } = level;
  if (cost_sharing === null || !plan.supported_cost_sharing_types.includes(cost_sharing.type)) {
    issues.push("cost_sharing");
  }
  return issues;
}
