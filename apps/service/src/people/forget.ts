import { enrolmentWorkflow, isTerminal } from "@enrolkit/rules";
import type { DependentsManagementIntentRow, MemberToBe, RequirementRow } from "../store/rows.ts";
import { judgeAgain } from "../intents/dependents/judge.ts";
import { saveDependents } from "../intents/dependents/save.ts";
import { moveEnrolment } from "../intents/enrolment/move.ts";
import type { Scope } from "../context.ts";
import { leaveReasons } from "./leave-reasons.ts";
import { leaveReplays } from "./leave-replays.ts";

/**
 * Removes a person for good: from the record, from every open intent, from answers and from stored replays
 * (decisions §2). Policies keep their own record of whom they cover.
 */
export async function forgetPerson(
  scope: Scope,
  employeeId: string,
  associatedPersonId: string,
): Promise<void> {
  await scope.all.associatedPersons.remove(associatedPersonId);
  await forgetTraces(scope, employeeId, associatedPersonId);
}

/** The same of a person who has no record, or none any more. */
export async function forgetTraces(scope: Scope, employeeId: string, personId: string): Promise<void> {
  await leaveLists(scope, employeeId, personId);
  await leaveWhatIsSettled(scope, employeeId, personId);
  await leaveAnswers(scope, employeeId, personId);
  await leaveReasons(scope, employeeId);
  await leaveReplays(scope, employeeId, personId);
}

async function leaveLists(scope: Scope, employeeId: string, personId: string): Promise<void> {
  const lists = await scope.all.dependentsManagementIntents.list({ employee_id: employeeId });
  for (const list of lists) {
    const dependents = list.dependents.filter(
      ({ associated_person_id }) => associated_person_id !== personId,
    );
    if (dependents.length === list.dependents.length) continue;
    const left = withoutStart(list, personId);
    if (list.status === "action_required") await judgeAgain(scope, left, dependents);
    else await saveDependents(scope, left, { dependents });
  }
}

/** A policy goes on covering who is forgotten: they are not on the list as if they had been dropped. */
function withoutStart(
  { amends, ...list }: DependentsManagementIntentRow,
  personId: string,
): DependentsManagementIntentRow {
  if (amends === undefined) return list;
  const started_with = amends.started_with.filter(
    ({ associated_person_id }) => associated_person_id !== personId,
  );
  return { ...list, amends: { ...amends, started_with } };
}

/** An enrolment that is confirmed and has no policies, not yet or never, keeps nobody who is forgotten. */
async function leaveWhatIsSettled(scope: Scope, employeeId: string, personId: string): Promise<void> {
  for (const intent of await scope.all.policyAmendmentIntents.list({ employee_id: employeeId })) {
    if (!intent.settled?.members.some(is(personId))) continue;
    const members = intent.settled.members.filter((member) => !is(personId)(member));
    await scope.all.policyAmendmentIntents.replace({ ...intent, settled: { ...intent.settled, members } });
  }
  for (const intent of await scope.all.enrolmentIntents.list({ employee_id: employeeId })) {
    const holds = intent.settled?.some(({ members }) => members?.some(is(personId)));
    if (!intent.settled || !holds) continue;
    const settled = intent.settled.map((each) => ({
      ...each,
      members: each.members?.filter((member) => !is(personId)(member)) ?? null,
    }));
    await scope.all.enrolmentIntents.replace({ ...intent, settled });
  }
}

const is =
  (personId: string) =>
  ({ associated_person_id }: MemberToBe): boolean =>
    associated_person_id === personId;

async function leaveAnswers(scope: Scope, employeeId: string, personId: string): Promise<void> {
  for (const requirement of await scope.all.requirements.list({ employee_id: employeeId })) {
    if (requirement.associated_person_id === personId) await scope.all.requirements.remove(requirement.id);
    else if (names(requirement, personId)) await askAgain(scope, requirement);
  }
}

function names({ answers }: RequirementRow, personId: string): boolean {
  return Object.values(answers ?? {}).some(
    (answer) =>
      Array.isArray(answer) && answer.some(({ associated_person_id }) => associated_person_id === personId),
  );
}

/** A beneficiary is gone: the shares no longer add up, so an enrolment that is open has to ask again. */
async function askAgain(scope: Scope, requirement: RequirementRow): Promise<void> {
  const intent = await scope.all.enrolmentIntents.get(requirement.intent_id);
  const is_fulfilled = isTerminal(enrolmentWorkflow, intent.status) || intent.status === "enrolling";
  await scope.all.requirements.replace({ ...requirement, answers: null, is_fulfilled });
  const waits = intent.status === "coverage_options_required" || intent.status === "pending_confirmation";
  if (waits) await moveEnrolment(scope, intent, "configure");
}
