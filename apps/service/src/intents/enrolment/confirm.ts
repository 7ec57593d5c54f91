import type { EmployeeIneligibilityCode } from "@enrolkit/contract";
import { selectionFieldErrors } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { invalidState, type ProblemError } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { blockingDependents } from "../dependents/judge.ts";
import type { EnrolmentContext } from "./enrolment-context.ts";
import { judgeEmployee } from "./evaluate.ts";
import { holdingsOf, type Obstacle, obstacleTo } from "./offer.ts";
import { snapshot } from "./members.ts";
import { policySelectionIssues } from "./selections.ts";

/**
 * What is confirmed of an enrolment. Everything that may have changed since it was chosen is judged once more on the
 * day that cover would begin: the employee, each dependent, and what the choices depend on (decisions §5 and §6).
 */
export async function confirmed(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<Partial<EnrolmentIntentRow>> {
  await judgeAgain(context, enrolment);
  return { settled: snapshot(enrolment) };
}

async function judgeAgain(context: CommandContext, enrolment: EnrolmentContext): Promise<void> {
  const { intent, plans, completed } = enrolment;
  const current_status = intent.status;
  if (plans.some(({ groupPolicy }) => groupPolicy.status !== "active")) {
    throw invalidState(
      "The group's policies have changed since this enrolment was prepared. Update the intent so that it is judged anew, then confirm again.",
      { current_status },
    );
  }
  const holdings = await holdingsOf(context, intent);
  for (const { plan, effective_from } of plans) {
    const obstacle = obstacleTo(holdings, plan.benefit_type, effective_from);
    if (obstacle !== undefined) throw heldMeanwhile(obstacle, current_status);
  }
  const issue = eligibilityIssue(enrolment);
  if (issue !== undefined) throw invalidState(issue, { current_status });
  const blocking = completed === undefined ? [] : await blockingDependents(context, completed);
  if (blocking.length > 0) {
    throw invalidState(
      "Some dependents can no longer be covered as chosen. Choose the dependents once more, then confirm again.",
      { current_status, blocking_dependents: blocking },
    );
  }
  const issues = policySelectionIssues(enrolment, intent.coverage_selections ?? []);
  if (issues.length > 0) {
    throw invalidState(
      "Some coverage selections can no longer be made as chosen. Choose the cover once more, then confirm again.",
      { current_status, errors: selectionFieldErrors(issues) },
    );
  }
}

/** What was begun elsewhere since then came first. */
function heldMeanwhile(obstacle: Obstacle, current_status: string): ProblemError {
  return invalidState(
    "The employee holds one of these benefits by now, or is being enrolled in it elsewhere. Update the intent so that it goes on with the others, or reject it.",
    {
      current_status,
      ...(obstacle.kind === "policy"
        ? { policy_id: obstacle.policy.id }
        : { open_intent_id: obstacle.intent.id }),
    },
  );
}

/** Why the employee cannot be enrolled as prepared, and what to do; undefined where they can. */
function eligibilityIssue(enrolment: EnrolmentContext): string | undefined {
  const verdict = judgeEmployee(enrolment);
  if (verdict.kind === "ineligible") return ineligible[verdict.code];
  if (verdict.kind === "scheduled") {
    return "The employment or its benefits start on a later day than before. Update the intent, so that it waits for that day.";
  }
  if (verdict.plans.length === enrolment.plans.length) return undefined;
  return "Some of the plans no longer take the employee. Update the intent, so that it goes on with the others, then confirm again.";
}

const ineligible: Record<EmployeeIneligibilityCode, string> = {
  employee_not_active:
    "The employee is no longer active, so the cover cannot start. Correct the employee's status and last day and confirm again, or reject the enrolment.",
  employee_restricted:
    "This cover cannot be offered to the employee. The HR team can say who to ask; reject the enrolment to end it.",
  employee_under_minimum_age:
    "On the first day of cover the employee is below the age from which it can begin. Correct the date of birth, update the intent with a later start, or reject the enrolment.",
  employee_above_maximum_age:
    "On the first day of cover the employee is above the age up to which it can begin. Correct the date of birth, update the intent with an earlier start, or reject the enrolment.",
  employment_not_started:
    "The first day of the employment is not known, so the cover cannot start. Enter it as the employee's start_on and confirm again, or reject the enrolment.",
  unknown:
    "This cover cannot be offered to the employee at the moment. Reject the enrolment, or ask the support of the provider.",
};
