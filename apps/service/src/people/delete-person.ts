import { enrolmentWorkflow, isTerminal } from "@enrolkit/rules";
import type { DependentsManagementIntentRow, MemberSnapshot, RequirementRow } from "../store/rows.ts";
import { judgeAgain } from "../intents/dependents/judge.ts";
import { saveDependents } from "../intents/dependents/save.ts";
import type { CommandContext } from "../context.ts";
import { versionsOf } from "../policies/members.ts";
import { answersWithout, beneficiariesIn } from "../requirements/beneficiaries.ts";
import { eraseResponses } from "./in-parts.ts";

/**
 * Deletes an associated person: the record, and the person in every open intent, in requirement answers and in stored
 * responses (decisions §2). Policies keep their own record of their members.
 */
export async function deletePerson(
  context: CommandContext,
  employeeId: string,
  associatedPersonId: string,
): Promise<void> {
  await context.all.associatedPersons.remove(associatedPersonId);
  await deleteTraces(context, employeeId, associatedPersonId);
}

/** As `deletePerson`, for a person whose record is deleted already. */
export async function deleteTraces(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  await removeFromLists(context, employeeId, personId);
  await removeFromConfirmed(context, employeeId, personId);
  await removeFromRequirements(context, employeeId, personId);
  await eraseReasons(context, employeeId);
  await eraseStoredResponses(context, employeeId, personId);
}

async function removeFromLists(context: CommandContext, employeeId: string, personId: string): Promise<void> {
  const lists = await context.all.dependentsManagementIntents.list({ employee_id: employeeId });
  for (const list of lists) {
    const dependents = list.dependents.filter(
      ({ associated_person_id }) => associated_person_id !== personId,
    );
    if (dependents.length === list.dependents.length) continue;
    const changed = withoutStart(list, personId);
    if (list.status === "action_required") await judgeAgain(context, changed, dependents);
    else await saveDependents(context, changed, { dependents });
  }
}

/** The policy still covers the person, so they must not count as dropped from it. */
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

/** Removes the person from confirmed snapshots that no policy has taken over. */
async function removeFromConfirmed(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  for (const intent of await context.all.policyAmendmentIntents.list({ employee_id: employeeId })) {
    if (!intent.settled?.members.some(isPerson(personId))) continue;
    const members = intent.settled.members.filter((member) => !isPerson(personId)(member));
    await context.all.policyAmendmentIntents.replace({ ...intent, settled: { ...intent.settled, members } });
  }
  for (const intent of await context.all.enrolmentIntents.list({ employee_id: employeeId })) {
    const isMember = intent.settled?.some(({ members }) => members?.some(isPerson(personId)));
    if (!intent.settled || !isMember) continue;
    const snapshots = intent.settled.map((snapshot) => ({
      ...snapshot,
      members: snapshot.members?.filter((member) => !isPerson(personId)(member)) ?? null,
    }));
    await context.all.enrolmentIntents.replace({ ...intent, settled: snapshots });
  }
}

const isPerson =
  (personId: string) =>
  ({ associated_person_id }: MemberSnapshot): boolean =>
    associated_person_id === personId;

async function removeFromRequirements(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  for (const requirement of await context.all.requirements.list({ employee_id: employeeId })) {
    if (requirement.associated_person_id === personId) await context.all.requirements.remove(requirement.id);
    else if (namesPerson(requirement, personId)) await removeBeneficiary(context, requirement, personId);
  }
}

function namesPerson({ answers }: RequirementRow, personId: string): boolean {
  return beneficiariesIn(answers).some(({ associated_person_id }) => associated_person_id === personId);
}

/** Everyone else stays named. While the enrolment is open, the requirement opens again. */
async function removeBeneficiary(
  context: CommandContext,
  requirement: RequirementRow,
  personId: string,
): Promise<void> {
  const { status } = await context.all.enrolmentIntents.get(requirement.intent_id);
  const is_fulfilled = isTerminal(enrolmentWorkflow, status) || status === "enrolling";
  const others = answersWithout(requirement.answers ?? {}, personId);
  const namesSomeone = beneficiariesIn(others).length > 0;
  await context.all.requirements.replace({
    ...requirement,
    answers: namesSomeone ? others : null,
    is_fulfilled,
  });
}

/** Erases the reasons of amendments: they are in the employee's own words, which may name anyone. */
export async function eraseReasons(context: CommandContext, employeeId: string): Promise<void> {
  const { all } = context;
  for (const intent of await all.policyAmendmentIntents.list({ employee_id: employeeId })) {
    const { qualifying_life_event: event } = intent.amendment_reason;
    if (event?.reason == null) continue;
    const qualifying_life_event = { ...event, reason: null };
    const amendment_reason = { ...intent.amendment_reason, qualifying_life_event };
    await all.policyAmendmentIntents.replace({ ...intent, amendment_reason });
    await eraseResponses(context, intent.id);
  }
}

/** Erases stored responses about the person, and about enrolments whose policies cover or covered them. */
async function eraseStoredResponses(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  const policies = await context.all.policies.list({ employee_id: employeeId });
  const covering = policies.filter((policy) =>
    versionsOf(policy).some(({ members }) =>
      members.some(({ associated_person_id }) => associated_person_id === personId),
    ),
  );
  for (const id of [personId, ...covering.map(({ enrolment_intent_id }) => enrolment_intent_id)])
    await eraseResponses(context, id);
}
