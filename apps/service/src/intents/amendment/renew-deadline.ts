import { dayNamedBy, hasPassed } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { deadlineFromNow } from "../enrolment/deadline-from-now.ts";
import { placeOfEmployee } from "../../location.ts";
import { type Scope, timestamp } from "../../context.ts";
import { scheduleDeadline } from "./enter-status.ts";

/** Gives a waiting amendment its time anew. */
export async function renewDeadline(scope: Scope, before: PolicyAmendmentIntentRow): Promise<void> {
  if (before.due_by === null) return;
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(before.employee_id));
  const due_by = dayNamedBy(deadlineFromNow(scope, place));
  const intent = { ...before, due_by, updated_at: timestamp(scope) };
  await scope.all.policyAmendmentIntents.replace(intent);
  await scheduleDeadline(scope, intent, place);
}

/** The same where its time has run out meanwhile: the deadline waited for its dependents to be screened. */
export async function renewPassedDeadline(scope: Scope, intent: PolicyAmendmentIntentRow): Promise<void> {
  if (intent.due_by === null) return;
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(intent.employee_id));
  if (hasPassed(intent.due_by, place, new Date(scope.now))) await renewDeadline(scope, intent);
}
