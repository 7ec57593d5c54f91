import { coverageQuestions, checkSelections, type SelectionIssue } from "@enrolkit/rules";
import type { DependentRow } from "../../store/rows.ts";
import type { CoveredPlan } from "../enrolment/enrolment-context.ts";

/** What is wrong with a dependent's own selections; none were made where there is no list. */
export function memberSelectionIssues(
  { plan, facts }: CoveredPlan,
  { coverage_selections }: Pick<DependentRow, "coverage_selections">,
  path: string,
): SelectionIssue[] {
  return checkSelections({
    configurations: plan.coverage_configurations,
    scope: "member",
    facts,
    selections: coverage_selections ?? [],
    path,
  });
}

/** Whether required selections of a dependent are missing, or some are no longer valid. */
export function selectionsMissing(covered: CoveredPlan, dependent: DependentRow): boolean {
  const { required } = coverageQuestions(covered.plan.coverage_configurations, "member", covered.facts);
  if (dependent.coverage_selections === null) return required;
  return memberSelectionIssues(covered, dependent, "").length > 0;
}
