import { enrolmentWorkflow, isTerminal } from "@enrolkit/rules";
import type { DependentsManagementIntentRow, MemberSnapshot, RequirementRow } from "../store/rows.ts";
import { judgeAgain } from "../intents/dependents/judge.ts";
import { saveDependents } from "../intents/dependents/save.ts";
import { applyTrigger } from "../intents/engine.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import type { CommandContext } from "../context.ts";
import { leaveReasons } from "./leave-reasons.ts";
import { leaveReplays } from "./leave-replays.ts";

/**
 * Removes a person for good: from the record, from every open intent, from answers and from stored replays
 * (decisions §2). Policies keep their own record of whom they cover.
 */
export async function forgetPerson(
  context: CommandContext,
  employeeId: string,
  associatedPersonId: string,
): Promise<void> {
  await context.all.associatedPersons.remove(associatedPersonId);
  await forgetTraces(context, employeeId, associatedPersonId);
}

/** The same of a person who has no record, or none any more. */
export async function forgetTraces(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  await leaveLists(context, employeeId, personId);
  await leaveWhatIsSettled(context, employeeId, personId);
  await leaveAnswers(context, employeeId, personId);
  await leaveReasons(context, employeeId);
  await leaveReplays(context, employeeId, personId);
}

async function leaveLists(context: CommandContext, employeeId: string, personId: string): Promise<void> {
  const lists = await context.all.dependentsManagementIntents.list({ employee_id: employeeId });
  for (const list of lists) {
    const dependents = list.dependents.filter(
      ({ associated_person_id }) => associated_person_id !== personId,
    );
    if (dependents.length === list.dependents.length) continue;
    const left = withoutStart(list, personId);
    if (list.status === "action_required") await judgeAgain(context, left, dependents);
    else await saveDependents(context, left, { dependents });
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
async function leaveWhatIsSettled(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  for (const intent of await context.all.policyAmendmentIntents.list({ employee_id: employeeId })) {
    if (!intent.settled?.members.some(is(personId))) continue;
    const members = intent.settled.members.filter((member) => !is(personId)(member));
    await context.all.policyAmendmentIntents.replace({ ...intent, settled: { ...intent.settled, members } });
  }
  for (const intent of await context.all.enrolmentIntents.list({ employee_id: employeeId })) {
    const holds = intent.settled?.some(({ members }) => members?.some(is(personId)));
    if (!intent.settled || !holds) continue;
    const settled = intent.settled.map((each) => ({
      ...each,
      members: each.members?.filter((member) => !is(personId)(member)) ?? null,
    }));
    await context.all.enrolmentIntents.replace({ ...intent, settled });
  }
}

const is =
  (personId: string) =>
  ({ associated_person_id }: MemberSnapshot): boolean =>
    associated_person_id === personId;

async function leaveAnswers(context: CommandContext, employeeId: string, personId: string): Promise<void> {
  for (const requirement of await context.all.requirements.list({ employee_id: employeeId })) {
    if (requirement.associated_person_id === personId) await context.all.requirements.remove(requirement.id);
    else if (names(requirement, personId)) await askAgain(context, requirement);
  }
}

function names({ answers }: RequirementRow, personId: string): boolean {
  return Object.values(answers ?? {}).some(
    (answer) =>
      Array.isArray(answer) && answer.some(({ associated_person_id }) => associated_person_id === personId),
  );
}

/** A beneficiary is gone: the shares no longer add up, so an enrolment that is open has to ask again. */
async function askAgain(context: CommandContext, requirement: RequirementRow): Promise<void> {
  const intent = await context.all.enrolmentIntents.get(requirement.intent_id);
  const is_fulfilled = isTerminal(enrolmentWorkflow, intent.status) || intent.status === "enrolling";
  await context.all.requirements.replace({ ...requirement, answers: null, is_fulfilled });
  const waits = intent.status === "coverage_options_required" || intent.status === "pending_confirmation";
  if (waits) await applyTrigger(context, enrolmentIntent, intent, "configure");
}
