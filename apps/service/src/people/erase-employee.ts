import type { Employee } from "@enrolkit/contract";
import { allowedStatuses, enrolmentWorkflow } from "@enrolkit/rules";
import { invalidState } from "../problem/problem.ts";
import { eraseResponsesAbout } from "../store/idempotency.ts";
import type { EnrolmentIntentRow } from "../store/rows.ts";
import { deleteSessionsOfEmployee } from "../store/sessions.ts";
import { applyTrigger } from "../intents/engine.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import type { CommandContext } from "../context.ts";
import { followEmployeeChange } from "./follow-employee-change.ts";
import { forgetPerson } from "./forget.ts";
import { leaveReasons } from "./leave-reasons.ts";
import { erasedName } from "./pseudonym.ts";
import { pseudonymiseMembers } from "./pseudonymise.ts";

/**
 * Erases an employee for good, with everybody of theirs. Ids, amounts and the days of cover stay: the books are kept
 * with them (docs/decisions/0043). Throws `invalid_state` while a policy covers them, or an insurer is asked to.
 */
export async function eraseEmployee(context: CommandContext, employeeId: string): Promise<void> {
  const employee = await context.all.employees.get(employeeId);
  const intents = await context.all.enrolmentIntents.list({ employee_id: employeeId });
  await refuseWhileCovered(context, employeeId, intents);
  await endWhatWaits(context, intents);
  for (const { id } of await context.all.associatedPersons.list({ employee_id: employeeId }))
    await forgetPerson(context, employeeId, id);
  await context.all.employees.replace(nobody(employee));
  await followEmployeeChange(context, employeeId);
  await leaveAnswers(context, employeeId);
  await leaveReasons(context, employeeId);
  await pseudonymiseMembers(context, employeeId, () => true);
  await deleteSessionsOfEmployee(context.transaction, context.platform.id, employeeId);
  for (const { id } of [employee, ...intents])
    await eraseResponsesAbout(context.transaction, context.platform.id, id);
}

async function refuseWhileCovered(
  { all }: CommandContext,
  employeeId: string,
  intents: readonly EnrolmentIntentRow[],
): Promise<void> {
  const active = await all.policies.list({ employee_id: employeeId, status: "active" });
  const asked = intents.filter(({ status }) => status === "enrolling");
  if (active.length + asked.length === 0) return;
  const ids = [...active, ...asked].map(({ id }) => id).join(", ");
  throw invalidState(
    `${employeeId} is covered, or about to be (${ids}). An employee can be erased once all their policies have ended, with the employment at the latest.`,
  );
}

/** What is judged next ends by itself: nobody who is inactive enrols. */
async function endWhatWaits(context: CommandContext, intents: readonly EnrolmentIntentRow[]): Promise<void> {
  for (const intent of intents) {
    if (allowedStatuses(enrolmentWorkflow, "reject").includes(intent.status))
      await applyTrigger(context, enrolmentIntent, intent, "reject");
  }
}

/** What an employee may have answered is about themselves. */
async function leaveAnswers(
  { all, transaction, platform }: CommandContext,
  employeeId: string,
): Promise<void> {
  for (const requirement of await all.requirements.list({ employee_id: employeeId })) {
    if (requirement.answers !== null) await all.requirements.replace({ ...requirement, answers: null });
    await eraseResponsesAbout(transaction, platform.id, requirement.id);
  }
}

/** Whose employee it was stays: rows are seen by it. */
function nobody(employee: Employee): Employee {
  return {
    ...employee,
    first_name: erasedName,
    last_name: erasedName,
    date_of_birth: "1900-01-01",
    email: null,
    address: null,
    nationality: null,
    time_zone: null,
    start_on: null,
    end_on: null,
    earliest_benefits_start_date: null,
    status: "inactive",
  };
}
