import { isDeepStrictEqual } from "node:util";
import type {
  ChosenDependent,
  DependentsManagementIntentRow,
  MemberSnapshot,
  ConfirmedAmendment,
} from "../../store/rows.ts";
import { dependentsToCover } from "../enrolment/members.ts";
import { versionOn } from "../../policies/cover.ts";
import { changedMembers } from "../../policies/change-members.ts";
import type { CommandContext } from "../../context.ts";
import type { AmendmentSubject } from "./subject.ts";

/** What an amendment would do if it were settled as it stands: its list, by the records of today. */
export async function changeOf(
  context: CommandContext,
  subject: AmendmentSubject,
): Promise<ConfirmedAmendment> {
  const { intent, effective_from } = subject;
  if (intent.settled !== null) return intent.settled;
  const list = await completedList(context, subject);
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

/** Somebody stays and has other choices than the list started with: only these are changed. */
function choseAnew(start: ChosenDependent, now: ChosenDependent): boolean {
  const chosen = ({ coverage_selections }: ChosenDependent) => coverage_selections ?? [];
  return (
    start.associated_person_id === now.associated_person_id && !isDeepStrictEqual(chosen(start), chosen(now))
  );
}

/** Whom the policy covers on the day that the change is made to, without the change and with it. */
export async function membersBeforeAndAfter(
  context: CommandContext,
  subject: AmendmentSubject,
): Promise<{ before: MemberSnapshot[]; after: MemberSnapshot[] }> {
  const before: MemberSnapshot[] = versionOn(subject.policy, subject.intent.members_on).members;
  const { members: joins, leaves, choices } = await changeOf(context, subject);
  return { before, after: changedMembers(before, { joins, leaves, choices }) };
}

/** The list that was completed, of whose people the change is made. */
export async function completedList(
  context: CommandContext,
  { intent }: AmendmentSubject,
): Promise<DependentsManagementIntentRow | undefined> {
  const id = intent.completed_sub_intent_id;
  return id === null ? undefined : context.all.dependentsManagementIntents.find(id);
}
