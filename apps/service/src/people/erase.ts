import type { Employee } from "@enrolkit/contract";
import { allowedStatuses, enrolmentWorkflow } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { applyTrigger } from "../intents/engine.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { locationOfEmployee, todayAt } from "../location.ts";
import { versionsOfBeneficiaries } from "../policies/beneficiaries.ts";
import { versionsFrom } from "../policies/members.ts";
import { invalidState } from "../problem/problem.ts";
import { documentsOfEmployee, type EmployeeDocument } from "../store/employee-documents.ts";
import type { EnrolmentIntentRow, PolicyRow } from "../store/rows.ts";
import { deletePerson, deleteTraces, eraseReasons } from "./delete-person.ts";
import { followEmployeeChange } from "./follow-changes.ts";
import { deleteSessions, eraseResponses } from "./in-parts.ts";
import { erasedName, pseudonymiseBeneficiaries, pseudonymiseMembers } from "./pseudonymise.ts";

/** A row that held data of the erased person. */
export interface ErasedRow extends Pick<EmployeeDocument, "table" | "id"> {
  what: "changed" | "removed";
}

/**
 * Erases the person with an id: the employee with all their associated persons, or one associated person. Returns the
 * rows that were changed or removed, none where nothing was left. Throws `invalid_state` where that is not possible now.
 * Of many stored responses and sessions a part is left for due work; `finishErasures` does it at once.
 */
export async function erase(context: CommandContext, employeeId: string, id: string): Promise<ErasedRow[]> {
  const { transaction, platform } = context;
  await context.all.employees.lock(employeeId);
  const before = await documentsOfEmployee(transaction, platform.id, employeeId);
  if (id === employeeId) await eraseEmployee(context, employeeId);
  else await erasePerson(context, employeeId, id);
  const after = await documentsOfEmployee(transaction, platform.id, employeeId);
  return differences(before, after);
}

function differences(before: readonly EmployeeDocument[], after: readonly EmployeeDocument[]): ErasedRow[] {
  const rowsAfter = new Map(after.map((row) => [`${row.table} ${row.id}`, row.document]));
  return before.flatMap(({ table, id, document }): ErasedRow[] => {
    const documentAfter = rowsAfter.get(`${table} ${id}`);
    if (documentAfter === document) return [];
    return [{ table, id, what: documentAfter === undefined ? "removed" : "changed" }];
  });
}

/**
 * Erases an employee with all their associated persons. Ids, amounts and days of cover stay, for the books
 * (docs/decisions/0043). Throws `invalid_state` while a policy covers them, or the insurer is deciding to.
 */
async function eraseEmployee(context: CommandContext, employeeId: string): Promise<void> {
  const employee = await context.all.employees.get(employeeId);
  const intents = await context.all.enrolmentIntents.list({ employee_id: employeeId });
  await assertNotCovered(context, employeeId, intents);
  await rejectOpenEnrolments(context, intents);
  for (const { id } of await context.all.associatedPersons.list({ employee_id: employeeId }))
    await deletePerson(context, employeeId, id);
  await context.all.employees.replace(erasedEmployee(employee));
  await followEmployeeChange(context, employeeId);
  await eraseRequirementAnswers(context, employeeId);
  await eraseReasons(context, employeeId);
  await pseudonymiseMembers(context, employeeId, () => true);
  await pseudonymiseBeneficiaries(context, employeeId, () => true);
  await eraseActingUsers(context, employeeId);
  await eraseMemberNumbers(context, employeeId);
  await deleteSessions(context, employeeId);
  for (const { id } of [employee, ...intents]) await eraseResponses(context, id);
}

async function assertNotCovered(
  { all }: CommandContext,
  employeeId: string,
  intents: readonly EnrolmentIntentRow[],
): Promise<void> {
  const active = await all.policies.list({ employee_id: employeeId, status: "active" });
  const enrolling = intents.filter(({ status }) => status === "enrolling");
  if (active.length + enrolling.length === 0) return;
  const ids = [...active, ...enrolling].map(({ id }) => id).join(", ");
  throw invalidState(
    `${employeeId} is covered, or about to be (${ids}). An employee can be erased once all their policies have ended, with the employment at the latest.`,
  );
}

/** Enrolments in other open states end when they are evaluated, because the employee is inactive. */
async function rejectOpenEnrolments(
  context: CommandContext,
  intents: readonly EnrolmentIntentRow[],
): Promise<void> {
  for (const intent of intents) {
    if (allowedStatuses(enrolmentWorkflow, "reject").includes(intent.status))
      await applyTrigger(context, enrolmentIntent, intent, "reject");
  }
}

/** The person behind a session that named beneficiaries is the employee, or someone who knows them. */
async function eraseActingUsers({ all }: CommandContext, employeeId: string): Promise<void> {
  for (const version of await all.policyBeneficiaries.list({ employee_id: employeeId })) {
    const actor = version.actor && { ...version.actor, acting_user_id: null, acting_user: null };
    await all.policyBeneficiaries.replace({ ...version, actor });
  }
}

/** An employee's answers are about themselves. */
async function eraseRequirementAnswers(context: CommandContext, employeeId: string): Promise<void> {
  const { all } = context;
  for (const requirement of await all.requirements.list({ employee_id: employeeId })) {
    const { answered_by: _, ...unanswered } = requirement;
    if (requirement.answers !== null) await all.requirements.replace({ ...unanswered, answers: null });
    await eraseResponses(context, requirement.id);
  }
}

/** The insurer knows the employee by them. */
async function eraseMemberNumbers({ all }: CommandContext, employeeId: string): Promise<void> {
  for (const policy of await all.policies.list({ employee_id: employeeId })) {
    if (policy.member_number != null) await all.policies.replace({ ...policy, member_number: null });
  }
}

/** The owning ids stay: they decide who may see the row. */
function erasedEmployee(employee: Employee): Employee {
  return {
    ...employee,
    first_name: erasedName,
    last_name: erasedName,
    date_of_birth: "1900-01-01",
    external_id: null,
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

/**
 * Erases an associated person, on file or deleted before, also as a member of old policies, which deleting leaves
 * (docs/decisions/0043). Throws `invalid_state` while a policy covers them.
 */
async function erasePerson(context: CommandContext, employeeId: string, personId: string): Promise<void> {
  const covering = await policiesCovering(context, employeeId, personId);
  if (covering.length > 0) {
    const policies = covering.map(({ id }) => id).join(", ");
    throw invalidState(
      `${personId} is covered (${policies}). A covered person can be erased once they have left the policy, or it has ended.`,
    );
  }
  const named = await policiesNaming(context, employeeId, personId);
  if (named.length > 0) {
    const policies = named.map(({ id }) => id).join(", ");
    throw invalidState(
      `${personId} is a beneficiary (${policies}). A beneficiary can be erased once others are named on the policy, or it has ended.`,
    );
  }
  const onFile = await context.all.associatedPersons.find(personId);
  await (onFile ? deletePerson : deleteTraces)(context, employeeId, personId);
  await pseudonymiseMembers(context, employeeId, (member) => member === personId);
  await pseudonymiseBeneficiaries(context, employeeId, (beneficiary) => beneficiary === personId);
}

/** Returns the employee's policies whose benefit a person is to receive. */
async function policiesNaming(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<PolicyRow[]> {
  const naming: PolicyRow[] = [];
  for (const policy of await context.all.policies.list({ employee_id: employeeId, status: "active" })) {
    const [current] = await versionsOfBeneficiaries(context, policy.id);
    const names = current?.beneficiaries.some(
      ({ associated_person_id }) => associated_person_id === personId,
    );
    if (names === true) naming.push(policy);
  }
  return naming;
}

/** Returns the employee's policies that cover a person today or from a later day. */
async function policiesCovering(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<PolicyRow[]> {
  const location = await locationOfEmployee(context.all, await context.all.employees.get(employeeId));
  const today = todayAt(location, context.now);
  const policies = await context.all.policies.list({ employee_id: employeeId, status: "active" });
  return policies.filter((policy) =>
    versionsFrom(policy, today).some(({ members }) =>
      members.some((member) => member.associated_person_id === personId),
    ),
  );
}
