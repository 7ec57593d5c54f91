import type { AssociatedPerson } from "@enrolkit/contract";
import { deadlineDate, latestDate, formatDueBy, timeZoneOf } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { schedule } from "../due-work/schedule.ts";
import { amendmentIntent } from "../intents/amendment/amendment-intent.ts";
import { judgeAgain, mayStay } from "../intents/dependents/judge.ts";
import { moveDependent } from "../intents/dependents/move-dependent.ts";
import { parentOf } from "../intents/dependents/parent.ts";
import { saveDependents } from "../intents/dependents/save.ts";
import { scheduleDeadline } from "../intents/engine.ts";
import { type EnrolmentContext, loadEnrolment } from "../intents/enrolment/enrolment-context.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { locationOfEmployee, startOfDay } from "../location.ts";
import { employmentEnd, setPolicyEnds } from "../policies/end.ts";
import type { DependentRow, DependentsManagementIntentRow, EnrolmentIntentRow } from "../store/rows.ts";

/**
 * Runs after a person's record changed: judges them again in every open list (decisions §2). Screening was of the old
 * name, so a new one voids it: a restricted person may be confirmed again, and a ready one has to be.
 */
export async function followPersonChange(
  context: CommandContext,
  before: AssociatedPerson,
  after: AssociatedPerson,
): Promise<void> {
  const renamed = before.first_name !== after.first_name || before.last_name !== after.last_name;
  for (const list of await context.all.dependentsManagementIntents.list({ employee_id: after.employee_id })) {
    const restricted_person_ids = list.restricted_person_ids.filter((id) => !renamed || id !== after.id);
    if (list.status === "action_required") await judgeAgain(context, { ...list, restricted_person_ids });
    else if (renamed) {
      const dependents = (await parentOf(context, list).reliesOn(context, list))
        ? unready(list, after.id)
        : list.dependents;
      await saveDependents(context, list, { restricted_person_ids, dependents });
    }
  }
}

/** A member of the policy stays ready: they were screened for it under the name that it keeps. */
function unready(list: DependentsManagementIntentRow, personId: string): DependentRow[] {
  return list.dependents.map((dependent) =>
    dependent.associated_person_id === personId && dependent.status === "ready" && !mayStay(list, personId)
      ? moveDependent(dependent, "rename")
      : dependent,
  );
}

/**
 * Runs after an employee's record changed: a scheduled enrolment waits for the present start of employment or benefits,
 * deadlines follow the employee's time zone (decisions §5 and §6), and cover ends with the employment.
 */
export async function followEmployeeChange(context: CommandContext, employeeId: string): Promise<void> {
  for (const intent of await context.all.enrolmentIntents.list({ employee_id: employeeId })) {
    if (intent.status === "scheduled") await waitForStart(context, await loadEnrolment(context, intent));
    else if (intent.due_by !== null) await moveDeadline(context, intent, intent.due_by);
  }
  const employee = await context.all.employees.get(employeeId);
  const location = await locationOfEmployee(context.all, employee);
  for (const intent of await context.all.policyAmendmentIntents.list({ employee_id: employeeId }))
    await scheduleDeadline(context, amendmentIntent, intent, location);
  for (const policy of await context.all.policies.list({ employee_id: employeeId, status: "active" }))
    await setPolicyEnds(context, policy, employmentEnd(employee));
}

/** A day that is past counts as today. */
async function waitForStart(context: CommandContext, enrolment: EnrolmentContext): Promise<void> {
  const { intent, employee, location, today } = enrolment;
  const start = latestDate(today, employee.start_on, employee.earliest_benefits_start_date);
  await schedule(context, "enrolment.arrive", intent.id, startOfDay(start, location));
}

async function moveDeadline(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  dueBy: string,
): Promise<void> {
  const location = await locationOfEmployee(context.all, await context.all.employees.get(intent.employee_id));
  const day = deadlineDate(dueBy);
  const due_by = formatDueBy(day, timeZoneOf(location, day));
  if (due_by === dueBy) return;
  const moved = { ...intent, due_by };
  await context.all.enrolmentIntents.replace(moved);
  await scheduleDeadline(context, enrolmentIntent, moved, location);
}
