import { isDeepStrictEqual } from "node:util";
import type { AmendmentArrears } from "@enrolkit/contract";
import { addDays, sentence } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import type { Application } from "../../insurer/insurer.ts";
import { changedMembers, versionOn, withChange } from "../../policies/members.ts";
import { setPolicyEnds } from "../../policies/end.ts";
import { savePolicy } from "../../policies/save.ts";
import { invalidState } from "../../problem/problem.ts";
import type {
  ChosenDependent,
  ConfirmedAmendment,
  DependentsManagementIntentRow,
  MemberSnapshot,
  PolicyAmendmentIntentRow,
  PolicyRow,
} from "../../store/rows.ts";
import { blockingDependents } from "../dependents/judge.ts";
import { dependentsToCover } from "../enrolment/members.ts";
import type { AmendmentContext } from "./amendment-context.ts";

/**
 * What is confirmed of an amendment, also of one that costs nothing. People who are to join are judged once more on the
 * day on which it would hold; from here on that day stays.
 */
export async function confirmed(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<Partial<PolicyAmendmentIntentRow>> {
  const { intent, policy, effective_from } = amendment;
  assertBeforeEnd(policy, effective_from, intent.change_type);
  const list = await completedList(context, amendment);
  const blocking = list === undefined ? [] : await blockingDependents(context, list);
  if (blocking.length > 0) {
    throw invalidState(
      "Some dependents can no longer be covered as chosen. Cancel this change and start again with the people as they are now.",
      { current_status: intent.status, blocking_dependents: blocking },
    );
  }
  return { settled: await changeOf(context, amendment) };
}

/** A policy whose end is agreed can still be changed for the days before it. */
export function assertBeforeEnd({ ends_on }: PolicyRow, effectiveFrom: string, changeType: string): void {
  if (ends_on === undefined || (changeType === "dependents" && effectiveFrom <= ends_on)) return;
  throw invalidState(
    sentence(
      "Your policy ends on {{ends_on}}, before this change would take effect. You don’t need to do anything to end it.",
      { ends_on: { day: ends_on } },
    ),
    { current_status: "active" },
  );
}

/** Makes the change to the policy. */
export async function changePolicy(context: CommandContext, amendment: AmendmentContext): Promise<void> {
  const { intent, policy, effective_from } = amendment;
  if (intent.change_type === "cancellation")
    await setPolicyEnds(context, policy, { cancelled_to: addDays(effective_from, -1) });
  else
    await savePolicy(context, policy, {
      changes: await changesOf(context, amendment, () => context.services.newId("pm")),
    });
}

/** The policy as the change would leave it. Who joins is not yet a member with an id. */
export async function policyAfter(context: CommandContext, amendment: AmendmentContext): Promise<PolicyRow> {
  const { intent, policy, effective_from } = amendment;
  return intent.change_type === "cancellation"
    ? { ...policy, ends_on: addDays(effective_from, -1) }
    : { ...policy, changes: await changesOf(context, amendment, () => "") };
}

async function changesOf(
  context: CommandContext,
  amendment: AmendmentContext,
  newMemberId: () => string,
): Promise<NonNullable<PolicyRow["changes"]>> {
  const { effective_from: from, members, leaves, choices } = await changeOf(context, amendment);
  const joins = members.map((member) => ({ id: newMemberId(), ...member }));
  return withChange(amendment.policy, { from, joins, leaves, choices });
}

/**
 * Removes those who join from a confirmed change: the policy has its own record of them, or they never join. What it
 * costs for months that were deducted stays.
 */
export function withoutMembers(
  { intent: { settled } }: AmendmentContext,
  arrears?: AmendmentArrears,
): Partial<PolicyAmendmentIntentRow> {
  return { settled: settled && { ...settled, members: [], ...(arrears && { arrears }) } };
}

/** What an amendment would do if it were confirmed now: its list, by the records of today. */
export async function changeOf(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<ConfirmedAmendment> {
  const { intent, effective_from } = amendment;
  if (intent.settled !== null) return intent.settled;
  const list = await completedList(context, amendment);
  if (list === undefined) return { effective_from, members: [], leaves: [], choices: [] };
  const startedWith = list.amends?.started_with ?? [];
  const started = startedWith.map(({ associated_person_id: id }) => id);
  const onList = new Set(list.dependents.map(({ associated_person_id }) => associated_person_id));
  const people = await context.all.associatedPersons.list({ employee_id: intent.employee_id });
  const joining = list.dependents.filter(({ associated_person_id: id }) => !started.includes(id));
  return {
    effective_from,
    members: dependentsToCover(joining, people).map((member) => ({
      ...member,
      covered_from: effective_from,
    })),
    leaves: started.filter((id) => !onList.has(id)),
    choices: list.dependents
      .filter((dependent) => startedWith.some((start) => choseAnew(start, dependent)))
      .map(({ associated_person_id, coverage_selections }) => ({
        associated_person_id,
        coverage_selections,
      })),
  };
}

/** Whether a person who stays has other selections than the list started with: only these are changed. */
function choseAnew(start: ChosenDependent, now: ChosenDependent): boolean {
  const chosen = ({ coverage_selections }: ChosenDependent) => coverage_selections ?? [];
  return (
    start.associated_person_id === now.associated_person_id && !isDeepStrictEqual(chosen(start), chosen(now))
  );
}

/** The members of the policy on the day that the change is made to, without the change and with it. */
export async function membersBeforeAndAfter(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<{ before: MemberSnapshot[]; after: MemberSnapshot[] }> {
  const before: MemberSnapshot[] = versionOn(amendment.policy, amendment.intent.members_on).members;
  const { members: joins, leaves, choices } = await changeOf(context, amendment);
  return { before, after: changedMembers(before, { joins, leaves, choices }) };
}

/** What the insurer is asked to change: all members that the policy is to have. */
export async function applicationOf(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<Application> {
  const { after } = await membersBeforeAndAfter(context, amendment);
  return {
    intent_id: amendment.intent.id,
    policyholder: amendment.employee,
    dependents: after.filter(({ member_type }) => member_type !== "policyholder"),
  };
}

/** The members of the policy who are on file: a deleted person stays covered and is on no list. */
export async function coveredOnFile(
  context: CommandContext,
  { policy, intent }: AmendmentContext,
): Promise<ChosenDependent[]> {
  const people = await context.all.associatedPersons.list({ employee_id: policy.employee_id });
  const onFile = new Set(people.map(({ id }) => id));
  return versionOn(policy, intent.members_on).members.flatMap(
    ({ associated_person_id: id, coverage_selections }) =>
      id !== null && onFile.has(id)
        ? {
            associated_person_id: id,
            coverage_selections: coverage_selections.length > 0 ? coverage_selections : null,
          }
        : [],
  );
}

/** The completed list that the change is made of. */
async function completedList(
  context: CommandContext,
  { intent }: AmendmentContext,
): Promise<DependentsManagementIntentRow | undefined> {
  const id = intent.completed_sub_intent_id;
  return id === null ? undefined : context.all.dependentsManagementIntents.find(id);
}
