import { deadlineDate, isDeadlinePassed } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { deadlineFromNow } from "../engine.ts";
import { locationOfEmployee } from "../../location.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { scheduleDeadline } from "./enter-status.ts";

/** Gives a waiting amendment its time anew. */
export async function renewDeadline(
  context: CommandContext,
  before: PolicyAmendmentIntentRow,
): Promise<void> {
  if (before.due_by === null) return;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(before.employee_id));
  const due_by = deadlineDate(deadlineFromNow(context, location));
  const intent = { ...before, due_by, updated_at: timestamp(context) };
  await context.all.policyAmendmentIntents.replace(intent);
  await scheduleDeadline(context, intent, location);
}

/** The same where its time has run out meanwhile: the deadline waited for its dependents to be screened. */
export async function renewPassedDeadline(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<void> {
  if (intent.due_by === null) return;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(intent.employee_id));
  if (isDeadlinePassed(intent.due_by, location, new Date(context.now))) await renewDeadline(context, intent);
}
