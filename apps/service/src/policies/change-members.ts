import type { ChosenDependent, MemberSnapshot, PolicyMember, PolicyRow } from "../store/rows.ts";

/** A change of the members of a policy. */
export interface MembersChange<Member extends MemberSnapshot> {
  joins: readonly Member[];
  /** Ids of associated persons. */
  leaves: readonly string[];
  /** The selections of the members who stay. */
  choices: readonly ChosenDependent[];
}

/**
 * Returns the changes of a policy with one more. It counts from its day on, also in the changes that were agreed for
 * later days.
 */
export function withChange(
  policy: Pick<PolicyRow, "members" | "changes">,
  change: MembersChange<PolicyMember> & { from: string },
): NonNullable<PolicyRow["changes"]> {
  const changes = policy.changes ?? [];
  if (change.joins.length + change.leaves.length + change.choices.length === 0) return changes;
  const before = changes.filter(({ from }) => from < change.from);
  const after = changes.filter(({ from }) => from > change.from);
  const membersOnDay = changes.findLast(({ from }) => from <= change.from)?.members ?? policy.members;
  return [
    ...before,
    { from: change.from, members: changedMembers(membersOnDay, change) },
    ...after.map(({ from, members }) => ({ from, members: changedMembers(members, change) })),
  ];
}

/** Returns the members after a change; a person who is covered already does not join twice. */
export function changedMembers<Member extends MemberSnapshot>(
  members: readonly Member[],
  { joins, leaves, choices }: MembersChange<Member>,
): Member[] {
  const staying = members
    .filter(({ associated_person_id: id }) => id === null || !leaves.includes(id))
    .map((member) => {
      const choice = choices.find(({ associated_person_id: id }) => id === member.associated_person_id);
      return choice === undefined
        ? member
        : { ...member, coverage_selections: choice.coverage_selections ?? [] };
    });
  const known = new Set(staying.map(({ associated_person_id }) => associated_person_id));
  return [...staying, ...joins.filter(({ associated_person_id }) => !known.has(associated_person_id))];
}
