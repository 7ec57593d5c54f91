import { dayNamedBy, passesAt, type Place } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { endSubIntent } from "../dependents/end.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { deadlineFromNow } from "../enrolment/deadline-from-now.ts";
import { emit } from "../../events.ts";
import { type Scope, timestamp } from "../../context.ts";
import { applicationOf } from "./application.ts";
import type { AmendmentSubject } from "./subject.ts";

const waitingStates: readonly string[] = ["action_required", "pending_confirmation"];

/** Writes the state that an amendment enters: its deadline, its event, and the work that becomes due in it. */
export async function enterAmendmentStatus(
  scope: Scope,
  subject: AmendmentSubject,
  entered: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  const waits = waitingStates.includes(entered.status);
  const row: PolicyAmendmentIntentRow = {
    ...entered,
    effective_from: entered.settled?.effective_from ?? subject.effective_from,
    due_by: waits ? dayNamedBy(deadlineFromNow(scope, subject.place)) : null,
    updated_at: timestamp(scope),
  };
  await scope.all.policyAmendmentIntents.replace(row);
  await emit(scope, `policy_amendment_intent.${row.status}`, {
    policy_amendment_intent_id: row.id,
    policy_id: row.policy_id,
    status: row.status,
  });
  await unschedule(scope, row.id);
  await scheduleWork(scope, { ...subject, intent: row });
  return row;
}

/** Has an amendment that waits lapse when its last day is over where the employee is. */
export async function scheduleDeadline(
  scope: Scope,
  { id, due_by }: PolicyAmendmentIntentRow,
  place: Place,
): Promise<void> {
  if (due_by !== null) await schedule(scope, "amendment.deadline", id, passesAt(due_by, place).getTime());
}

/** Schedules what becomes due in the state that an amendment is in. */
async function scheduleWork(scope: Scope, subject: AmendmentSubject): Promise<void> {
  const { intent, place, subIntent } = subject;
  switch (intent.status) {
    case "action_required":
    case "pending_confirmation":
      return scheduleDeadline(scope, intent, place);
    case "awaiting_quote":
      return schedule(scope, "amendment.quote", intent.id, scope.services.insurer.quotesChangeAt(scope.now));
    case "processing": {
      const answersAt = scope.services.insurer.answersAt(await applicationOf(scope, subject), scope.now);
      return schedule(scope, "amendment.answer", intent.id, answersAt);
    }
    case "amended":
    case "processing_error":
    case "not_undertaken":
      if (subIntent) await endSubIntent(scope, subIntent, "parent_ended");
  }
}
