import { addDays, latestOf, passesAt } from "@enrolkit/rules";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { endSubIntent } from "../dependents/end.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type Scope, timestamp } from "../../context.ts";
import { startOfDay } from "../../start-of-day.ts";
import { applicationOf } from "./application.ts";
import { deadlineFromNow } from "./deadline-from-now.ts";
import type { EnrolmentSubject } from "./subject.ts";

const waitingStates: readonly string[] = [
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
];

/** Writes the state that an enrolment enters: its deadline, its event, and the work that becomes due in it. */
export async function enterStatus(
  scope: Scope,
  subject: EnrolmentSubject,
  entered: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  const waits = waitingStates.includes(entered.status);
  const row: EnrolmentIntentRow = {
    ...entered,
    due_by: waits ? deadlineFromNow(scope, subject.place) : null,
    updated_at: timestamp(scope),
  };
  await scope.all.enrolmentIntents.replace(row);
  await emit(scope, `enrolment_intent.${row.status}`, { enrolment_intent_id: row.id, status: row.status });
  await unschedule(scope, row.id);
  await scheduleWork(scope, { ...subject, intent: row });
  return row;
}

/** Schedules what becomes due in the state that an enrolment is in. */
export async function scheduleWork(scope: Scope, subject: EnrolmentSubject): Promise<void> {
  const { intent, place, employee, subIntent } = subject;
  switch (intent.status) {
    case "processing":
      return schedule(scope, "enrolment.evaluate", intent.id, scope.now);
    case "scheduled": {
      const tomorrow = addDays(subject.today, 1);
      const start = latestOf(tomorrow, employee.start_on, employee.earliest_benefits_start_date);
      return schedule(scope, "enrolment.arrive", intent.id, startOfDay(start, place));
    }
    case "action_required":
    case "coverage_options_required":
    case "pending_confirmation":
      if (intent.due_by === null) return;
      return schedule(scope, "enrolment.deadline", intent.id, passesAt(intent.due_by, place).getTime());
    case "enrolling": {
      const answersAt = scope.services.insurer.answersAt(applicationOf(subject), scope.now);
      return schedule(scope, "enrolment.answer", intent.id, answersAt);
    }
    case "enrolled":
    case "not_undertaken":
    case "ineligible":
    case "rejected":
      if (subIntent) await endSubIntent(scope, subIntent, "parent_ended");
  }
}
