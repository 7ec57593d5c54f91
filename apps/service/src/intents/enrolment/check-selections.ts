import type { PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { checkSelections, type SelectionIssue, selectionFieldErrors } from "@enrolkit/rules";
import { invalidRequest } from "../../problem/problem.ts";
import type { CoveredPlan, EnrolmentSubject } from "./subject.ts";

/** Throws the 400 that lists every fault of policy-scoped selections, each at its path. */
export function checkPolicySelections(
  subject: EnrolmentSubject,
  selections: readonly PlanCoverageOptionSelection[],
): void {
  const errors = faultsOf(subject, selections);
  if (errors.length > 0)
    throw invalidRequest(selectionFieldErrors(errors), "Some coverage selections cannot be made.");
}

/** Everything that is wrong with the selections of an enrolment: one list serves all of its plans. */
export function faultsOf(
  { plans }: EnrolmentSubject,
  selections: readonly PlanCoverageOptionSelection[],
): SelectionIssue[] {
  return checkSelections({
    configurations: plans.flatMap(({ plan }) => plan.coverage_configurations),
    scope: "policy",
    facts: sharedFacts(plans),
    selections,
  });
}

/** The part of the selections that belongs to a plan. */
export function ofPlan(
  configurations: readonly PlanCoverage[],
  selections: readonly PlanCoverageOptionSelection[],
): PlanCoverageOptionSelection[] {
  const ids = new Set(configurations.map(({ id }) => id));
  return selections.filter(({ configuration_id }) => ids.has(configuration_id));
}

function sharedFacts(plans: readonly CoveredPlan[]) {
  const [first] = plans;
  if (first === undefined) throw new Error("An enrolment without a plan has no facts.");
  return { ...first.facts, members_count: Math.max(...plans.map(({ facts }) => facts.members_count)) };
}
