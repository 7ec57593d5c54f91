import { deadlineDate, deadlinePassesAt, type UserLocation } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { endListOfParent } from "../dependents/dependents-intent.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { deadlineFromNow } from "../engine.ts";
import { emit } from "../../events.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { applicationOf } from "./application.ts";
import type { AmendmentSubject } from "./subject.ts";

const waitingStates: readonly string[] = ["action_required", "pending_confirmation"];

/** Writes the state that an amendment enters: its deadline, its event, and the work that becomes due in it. */
export async function enterAmendmentStatus(
  context: CommandContext,
  subject: AmendmentSubject,
  entered: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  const waits = waitingStates.includes(entered.status);
  const row: PolicyAmendmentIntentRow = {
    ...entered,
    effective_from: entered.settled?.effective_from ?? subject.effective_from,
    due_by: waits ? deadlineDate(deadlineFromNow(context, subject.location)) : null,
    updated_at: timestamp(context),
  };
  await context.all.policyAmendmentIntents.replace(row);
  await emit(context, `policy_amendment_intent.${row.status}`, {
    policy_amendment_intent_id: row.id,
    policy_id: row.policy_id,
    status: row.status,
  });
  await unschedule(context, row.id);
  await scheduleWork(context, { ...subject, intent: row });
  return row;
}

/** Has an amendment that waits lapse when its last day is over where the employee is. */
export async function scheduleDeadline(
  context: CommandContext,
  { id, due_by }: PolicyAmendmentIntentRow,
  location: UserLocation,
): Promise<void> {
  if (due_by !== null)
    await schedule(context, "amendment.deadline", id, deadlinePassesAt(due_by, location).getTime());
}

/** Schedules what becomes due in the state that an amendment is in. */
async function scheduleWork(context: CommandContext, subject: AmendmentSubject): Promise<void> {
  const { intent, location, subIntent } = subject;
  switch (intent.status) {
    case "action_required":
    case "pending_confirmation":
      return scheduleDeadline(context, intent, location);
    case "awaiting_quote":
      return schedule(
        context,
        "amendment.quote",
        intent.id,
        context.services.insurer.quotesChangeAt(context.now),
      );
    case "processing": {
      const answersAt = context.services.insurer.answersAt(
        await applicationOf(context, subject),
        context.now,
      );
      return schedule(context, "amendment.answer", intent.id, answersAt);
    }
    case "amended":
    case "processing_error":
    case "not_undertaken":
      await endListOfParent(context, subIntent);
  }
}
