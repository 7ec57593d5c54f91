import { selectionFieldErrors } from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { blockingDependents } from "../dependents/blocking.ts";
import type { CommandContext } from "../../context.ts";
import { faultsOf } from "./check-selections.ts";
import { judgeEmployee } from "./evaluate.ts";
import { assertMayMove } from "./may-move.ts";
import { moveSubject } from "./move.ts";
import { settle } from "./settle.ts";
import type { EnrolmentSubject } from "./subject.ts";

/**
 * Confirms an enrolment. Everything that may have changed since it was chosen is judged once more on the day that
 * cover would begin: the employee, each dependent, and what the choices depend on (decisions §5 and §6).
 */
export async function confirmEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  const subject = await assertMayMove(context, intent, "confirm");
  await judgeOnceMore(context, subject);
  return moveSubject(context, subject, "confirm", { settled: settle(subject) });
}

async function judgeOnceMore(context: CommandContext, subject: EnrolmentSubject): Promise<void> {
  if (subject.plans.some(({ groupPolicy }) => groupPolicy.status !== "active")) {
    throw invalidState(
      "The group's policies have changed since this enrolment was prepared. Update the intent so that it is judged anew, then confirm again.",
      { current_status: subject.intent.status },
    );
  }
  const verdict = judgeEmployee(subject);
  if (verdict.kind !== "eligible" || verdict.plans.length !== subject.plans.length) {
    throw invalidState(
      "The employee's details have changed since this enrolment was prepared. Update the intent so that it is judged anew, then confirm again.",
      { current_status: subject.intent.status },
    );
  }
  const { completed } = subject;
  const blocking = completed === undefined ? [] : await blockingDependents(context, completed);
  if (blocking.length > 0) {
    throw invalidState(
      "Some dependents can no longer be covered as chosen. Choose the dependents once more, then confirm again.",
      { current_status: subject.intent.status, blocking_dependents: blocking },
    );
  }
  const faults = faultsOf(subject, subject.intent.coverage_selections ?? []);
  if (faults.length > 0) {
    throw invalidState(
      "Some coverage selections can no longer be made as chosen. Choose the cover once more, then confirm again.",
      { current_status: subject.intent.status, errors: selectionFieldErrors(faults) },
    );
  }
}
