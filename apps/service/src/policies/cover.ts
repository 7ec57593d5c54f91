import { latestDate } from "@enrolkit/rules";
import type { PolicyMember, PolicyRow } from "../store/rows.ts";

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
