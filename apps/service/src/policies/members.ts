import { latestDate } from "@enrolkit/rules";
import type { ChosenDependent, MemberSnapshot, PolicyMember, PolicyRow } from "../store/rows.ts";

/** A member with the first day of their own cover. */
export type CoveredMember = PolicyMember & { covered_from: string };

/** The members of a policy from a day on. */
export interface CoverVersion {
  from: string;
  members: CoveredMember[];
}

/** Returns the members of a policy over time, in the order of days: each version counts until the next one begins. */
export function versionsOf({
  effective_from,
  members,
  changes = [],
}: Pick<PolicyRow, "effective_from" | "members" | "changes">): CoverVersion[] {
  const withFirstDay = (member: PolicyMember) => ({
    ...member,
    covered_from: member.covered_from ?? effective_from,
  });
  return [{ from: effective_from, members }, ...changes].map((version) => ({
    from: version.from,
    members: version.members.map(withFirstDay),
  }));
}

/** Returns the version of today; before the first day the first one, and after the end the last one. */
export function versionToday(
  policy: Parameters<typeof versionsOf>[0] & Pick<PolicyRow, "ends_on">,
  today: string,
): CoverVersion {
  const { effective_from, ends_on } = policy;
  const day = latestDate(today, effective_from);
  return versionOn(policy, ends_on !== undefined && ends_on < day ? ends_on : day);
}

/** Returns the version of a day and all later ones, without those that another replaces on their first day. */
export function versionsFrom(policy: Parameters<typeof versionsOf>[0], day: string): CoverVersion[] {
  const versions = versionsOf(policy);
  return versions.filter(({ from }, index) => {
    const next = versions[index + 1];
    return next === undefined || (next.from > day && next.from > from);
  });
}

/** Returns the version of a day; before the first day, the first one. */
export function versionOn(policy: Parameters<typeof versionsOf>[0], day: string): CoverVersion {
  const versions = versionsOf(policy);
  const version = versions.findLast(({ from }) => from <= day) ?? versions[0];
  if (version === undefined) throw new Error("A policy has at least the version that it began with.");
  return version;
}

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
