import { addMonths, ageOn, type CivilDate } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { documentsOfEmployee, rewriteDocument } from "../store/employee-documents.ts";

/**
 * Replaces the names of beneficiaries that `matches` selects, in every version of every policy of an employee; null stands
 * for those who were never on file. What they are to the employee goes too.
 */
export async function pseudonymiseBeneficiaries(
  { all }: CommandContext,
  employeeId: string,
  matches: (personId: string | null) => boolean,
): Promise<void> {
  for (const version of await all.policyBeneficiaries.list({ employee_id: employeeId })) {
    const beneficiaries = version.beneficiaries.map((each) =>
      matches(each.associated_person_id)
        ? { ...each, name: each.name === null ? null : erasedName, relationship: null }
        : each,
    );
    await all.policyBeneficiaries.replace({ ...version, beneficiaries });
  }
}

/** Replaces the members that `matches` selects by pseudonyms, in every row of an employee. */
export async function pseudonymiseMembers(
  { transaction, platform }: CommandContext,
  employeeId: string,
  matches: (personId: string | null) => boolean,
): Promise<void> {
  for (const row of await documentsOfEmployee(transaction, platform.id, employeeId)) {
    const document = pseudonymised(row.document, matches);
    if (document !== row.document) await rewriteDocument(transaction, platform.id, { ...row, document });
  }
}

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** An entry of a list of members. */
interface Member extends JsonObject {
  /** Null for the policyholder. */
  associated_person_id: string | null;
  date_of_birth: string;
}

/**
 * Returns a row's JSON with pseudonyms for the members that `matches` selects, in every list named `members` at any
 * depth. Everything else is unchanged.
 */
export function pseudonymised(document: string, matches: (personId: string | null) => boolean): string {
  return JSON.stringify(withPseudonyms(JSON.parse(document) as Json, matches, null));
}

function withPseudonyms(
  json: Json,
  matches: (personId: string | null) => boolean,
  coveredFrom: string | null,
): Json {
  if (Array.isArray(json)) return json.map((each) => withPseudonyms(each, matches, coveredFrom));
  if (typeof json !== "object" || json === null) return json;
  const from = typeof json.effective_from === "string" ? json.effective_from : coveredFrom;
  const members = membersOf(json);
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === "members" && members !== null
        ? members.map((member) =>
            matches(member.associated_person_id) ? erasedMember(member, from) : member,
          )
        : withPseudonyms(value, matches, from),
    ]),
  );
}

function membersOf({ members }: JsonObject): Member[] | null {
  return Array.isArray(members) && members.every(isMember) ? members : null;
}

function isMember(json: Json): json is Member {
  return typeof json === "object" && json !== null && "date_of_birth" in json && "first_name" in json;
}

function erasedMember(member: Member, effectiveFrom: string | null): Member {
  const own = typeof member.covered_from === "string" ? member.covered_from : effectiveFrom;
  return { ...member, ...pseudonymOf(member.date_of_birth, own ?? member.date_of_birth) };
}

/** Replaces the names of erased persons. */
export const erasedName = "Erased";

/**
 * Returns the data of an erased member. The birth date is another one with the same age on the first day of cover, so
 * that no price changes.
 */
export function pseudonymOf(
  dateOfBirth: CivilDate,
  coveredFrom: CivilDate,
): { first_name: string; last_name: string; date_of_birth: CivilDate } {
  const months = 12 * (ageOn(dateOfBirth, coveredFrom) ?? 0) + 6;
  return {
    first_name: erasedName,
    last_name: erasedName,
    date_of_birth: addMonths(`${coveredFrom.slice(0, 7)}-01`, -months),
  };
}
