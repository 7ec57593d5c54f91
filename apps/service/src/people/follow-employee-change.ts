import { dayNamedBy, latestOf, passesAt, writeDueBy, zoneOf } from "@enrolkit/rules";
import type { EnrolmentIntentRow } from "../store/rows.ts";
import { scheduleDeadline } from "../intents/amendment/enter-status.ts";
import { schedule } from "../due-work/schedule.ts";
import { type EnrolmentSubject, enrolmentSubject } from "../intents/enrolment/subject.ts";
import { placeOfEmployee } from "../location.ts";
import { employmentEnd, setPolicyEnds } from "../policies/end.ts";
import type { Scope } from "../context.ts";
import { startOfDay } from "../start-of-day.ts";

/**
 * After an employee's record changed: an enrolment that waits for the employment or the benefits to start waits for
 * that day as it is now, a deadline ends with its day where the employee is now (decisions §5 and §6), and cover ends
 * with the employment.
 */
export async function followEmployeeChange(scope: Scope, employeeId: string): Promise<void> {
  for (const intent of await scope.all.enrolmentIntents.list({ employee_id: employeeId })) {
    if (intent.status === "scheduled") await waitForStart(scope, await enrolmentSubject(scope, intent));
    else if (intent.due_by !== null) await moveDeadline(scope, intent, intent.due_by);
  }
  const employee = await scope.all.employees.get(employeeId);
  const place = await placeOfEmployee(scope.all, employee);
  for (const intent of await scope.all.policyAmendmentIntents.list({ employee_id: employeeId }))
    await scheduleDeadline(scope, intent, place);
  for (const policy of await scope.all.policies.list({ employee_id: employeeId, status: "active" }))
    await setPolicyEnds(scope, policy, employmentEnd(employee));
}

/** A day that has come is not waited for. */
async function waitForStart(scope: Scope, subject: EnrolmentSubject): Promise<void> {
  const { intent, employee, place, today } = subject;
  const start = latestOf(today, employee.start_on, employee.earliest_benefits_start_date);
  await schedule(scope, "enrolment.arrive", intent.id, startOfDay(start, place));
}

async function moveDeadline(scope: Scope, intent: EnrolmentIntentRow, dueBy: string): Promise<void> {
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(intent.employee_id));
  const day = dayNamedBy(dueBy);
  const due_by = writeDueBy(day, zoneOf(place, day));
  if (due_by === dueBy) return;
  await scope.all.enrolmentIntents.replace({ ...intent, due_by });
  await schedule(scope, "enrolment.deadline", intent.id, passesAt(due_by, place).getTime());
}
