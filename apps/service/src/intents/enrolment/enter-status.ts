import { addDays, latestDate, deadlinePassesAt } from "@enrolkit/rules";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import { endSubIntent } from "../dependents/end.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type CommandContext, timestamp } from "../../context.ts";
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
  context: CommandContext,
  subject: EnrolmentSubject,
  entered: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  const waits = waitingStates.includes(entered.status);
  const row: EnrolmentIntentRow = {
    ...entered,
    due_by: waits ? deadlineFromNow(context, subject.location) : null,
    updated_at: timestamp(context),
  };
  await context.all.enrolmentIntents.replace(row);
  await emit(context, `enrolment_intent.${row.status}`, { enrolment_intent_id: row.id, status: row.status });
  await unschedule(context, row.id);
  await scheduleWork(context, { ...subject, intent: row });
  return row;
}

/** Schedules what becomes due in the state that an enrolment is in. */
export async function scheduleWork(context: CommandContext, subject: EnrolmentSubject): Promise<void> {
  const { intent, location, employee, subIntent } = subject;
  switch (intent.status) {
    case "processing":
      return schedule(context, "enrolment.evaluate", intent.id, context.now);
    case "scheduled": {
      const tomorrow = addDays(subject.today, 1);
      const start = latestDate(tomorrow, employee.start_on, employee.earliest_benefits_start_date);
      return schedule(context, "enrolment.arrive", intent.id, startOfDay(start, location));
    }
    case "action_required":
    case "coverage_options_required":
    case "pending_confirmation":
      if (intent.due_by === null) return;
      return schedule(
        context,
        "enrolment.deadline",
        intent.id,
        deadlinePassesAt(intent.due_by, location).getTime(),
      );
    case "enrolling": {
      const answersAt = context.services.insurer.answersAt(applicationOf(subject), context.now);
      return schedule(context, "enrolment.answer", intent.id, answersAt);
    }
    case "enrolled":
    case "not_undertaken":
    case "ineligible":
    case "rejected":
      if (subIntent) await endSubIntent(context, subIntent, "parent_ended");
  }
}
