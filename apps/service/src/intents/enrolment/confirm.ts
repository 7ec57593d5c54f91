import { selectionFieldErrors } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { invalidState } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { blockingDependents } from "../dependents/judge.ts";
import type { EnrolmentContext } from "./enrolment-context.ts";
import { judgeEmployee } from "./evaluate.ts";
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
  const verdict = judgeEmployee(enrolment);
  if (verdict.kind !== "eligible" || verdict.plans.length !== plans.length) {
    throw invalidState(
      "The employee's details have changed since this enrolment was prepared. Update the intent so that it is judged anew, then confirm again.",
      { current_status },
    );
  }
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
