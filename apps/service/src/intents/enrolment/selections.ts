import type { EnrolmentIntentUpdate, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { checkSelections, type SelectionIssue, selectionFieldErrors } from "@enrolkit/rules";
import { invalidRequest } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { CoveredPlan, EnrolmentContext } from "./enrolment-context.ts";

/** The choices of the policy-scoped coverages; an empty list is a submission where nothing is required. */
export function selectedCoverage(
  enrolment: EnrolmentContext,
  coverage_selections: PlanCoverageOptionSelection[],
): Partial<EnrolmentIntentRow> {
  assertPolicySelections(enrolment, coverage_selections);
  return { coverage_selections };
}

/** Another desired start, or other choices; null forgets the choices. */
export function configuration(
  enrolment: EnrolmentContext,
  { policy_configuration, coverage_selections }: EnrolmentIntentUpdate,
): Partial<EnrolmentIntentRow> {
  if (coverage_selections) assertPolicySelections(enrolment, coverage_selections);
  return {
    ...(policy_configuration !== undefined && {
      policy_configuration: { ...enrolment.intent.policy_configuration, ...policy_configuration },
    }),
    ...(coverage_selections !== undefined && { coverage_selections }),
  };
}

/** Throws the 400 that lists every issue of policy-scoped selections, each at its path. */
export function assertPolicySelections(
  enrolment: EnrolmentContext,
  selections: readonly PlanCoverageOptionSelection[],
): void {
  const issues = policySelectionIssues(enrolment, selections);
  if (issues.length > 0)
    throw invalidRequest(selectionFieldErrors(issues), "Some coverage selections cannot be made.");
}

/** What is wrong with the policy-scoped selections of an enrolment: one list serves all of its plans. */
export function policySelectionIssues(
  { plans }: EnrolmentContext,
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
export function selectionsOfPlan(
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
