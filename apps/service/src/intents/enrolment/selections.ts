import type {
  DeclinedBenefit,
  EnrolmentIntentUpdate,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import {
  checkSelections,
  type SelectionIssue,
  selectionFieldErrors,
  type FieldSentences,
} from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { invalidRequest } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { type CoveredPlan, type EnrolmentContext, loadEnrolment } from "./enrolment-context.ts";
import { type Offered, offerOf } from "./offer.ts";

/** The choices of the policy-scoped coverages; an empty list is a submission where nothing is required. */
export function selectedCoverage(
  enrolment: EnrolmentContext,
  coverage_selections: PlanCoverageOptionSelection[],
): Partial<EnrolmentIntentRow> {
  assertPolicySelections(enrolment, coverage_selections);
  return { coverage_selections };
}

/** Another desired start, other choices, or other benefits; null forgets the choices. */
export async function configuration(
  context: CommandContext,
  enrolment: EnrolmentContext,
  { policy_configuration, coverage_selections, declined_benefits }: EnrolmentIntentUpdate,
): Promise<Partial<EnrolmentIntentRow>> {
  const { intent } = enrolment;
  const change = declined_benefits && (await declining(context, enrolment, declined_benefits));
  const next = change ? await loadEnrolment(context, { ...intent, ...change }) : enrolment;
  if (coverage_selections) assertPolicySelections(next, coverage_selections);
  return {
    ...change,
    ...(change && { coverage_selections: choicesThatStay(enrolment, next) }),
    ...(policy_configuration !== undefined && {
      policy_configuration: { ...intent.policy_configuration, ...policy_configuration },
    }),
    ...(coverage_selections !== undefined && { coverage_selections }),
  };
}

/** Leaves benefits out, and takes back those that are no longer declined. */
async function declining(
  context: CommandContext,
  { intent, employee }: EnrolmentContext,
  declined_benefits: DeclinedBenefit[],
): Promise<Pick<EnrolmentIntentRow, "declined_benefits" | "group_policy_ids">> {
  const { offered } = await offerOf(context, intent, employee);
  const errors: FieldSentences = {};
  for (const [index, { benefit_type }] of declined_benefits.entries()) {
    const path = `$.declined_benefits[${index}].benefit_type`;
    if (declined_benefits.findIndex((it) => it.benefit_type === benefit_type) < index)
      errors[path] = ["is declined above already: a benefit is declined once"];
    else if (!offered.some((it) => it.benefit_type === benefit_type))
      errors[path] = ["is none of the benefits that this enrolment is about"];
  }
  const group_policy_ids = wantedOf(offered, declined_benefits).filter(
    (id) => !intent.not_taken?.includes(id),
  );
  if (group_policy_ids.length === 0 && Object.keys(errors).length === 0)
    errors["$.declined_benefits"] = ["leaves no benefit; to decline them all, reject the enrolment"];
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "These benefits cannot be declined in this enrolment.");
  return { declined_benefits, group_policy_ids };
}

/** The ids of the group policies whose benefits are not declined. */
export function wantedOf(
  offered: readonly Offered[],
  declined: readonly DeclinedBenefit[] | undefined,
): string[] {
  return offered
    .filter(({ benefit_type }) => !declined?.some((it) => it.benefit_type === benefit_type))
    .map(({ groupPolicy }) => groupPolicy.id);
}

/** The choices made so far. They are asked for again where a benefit that comes back needs some that were never made. */
function choicesThatStay(
  { intent: { coverage_selections, group_policy_ids } }: EnrolmentContext,
  next: EnrolmentContext,
): PlanCoverageOptionSelection[] | null {
  if (coverage_selections === null) return null;
  const comesBack = next.plans.some(({ groupPolicy }) => !group_policy_ids.includes(groupPolicy.id));
  const remaining = selectionsOfPlan(
    next.plans.flatMap(({ plan }) => plan.coverage_configurations),
    coverage_selections,
  );
  return comesBack && policySelectionIssues(next, remaining).length > 0 ? null : remaining;
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
