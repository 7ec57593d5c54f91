import { documentsOfEmployee, rewriteDocument } from "../store/employee-documents.ts";
import type { CommandContext } from "../context.ts";
import { pseudonymOf } from "./pseudonym.ts";

/** In every row of an employee: members whom `whose` picks become nobody in particular. */
export async function pseudonymiseMembers(
  { transaction, platform }: CommandContext,
  employeeId: string,
  whose: (personId: string | null) => boolean,
): Promise<void> {
  for (const row of await documentsOfEmployee(transaction, platform.id, employeeId)) {
    const document = pseudonymised(row.document, whose);
    if (document !== row.document) await rewriteDocument(transaction, platform.id, { ...row, document });
  }
}

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** Somebody in a list of members. */
interface Member extends JsonObject {
  /** Null for the policyholder. */
  associated_person_id: string | null;
  date_of_birth: string;
}

/**
 * A row's JSON in which nobody can be recognised whom `whose` picks: in every list of `members`, however deep it
 * stands. Everything else in it is as it was.
 */
export function pseudonymised(document: string, whose: (personId: string | null) => boolean): string {
  return JSON.stringify(withPseudonyms(JSON.parse(document) as Json, whose, null));
}

function withPseudonyms(
  json: Json,
  whose: (personId: string | null) => boolean,
  coveredFrom: string | null,
): Json {
  if (Array.isArray(json)) return json.map((each) => withPseudonyms(each, whose, coveredFrom));
  if (typeof json !== "object" || json === null) return json;
  const from = typeof json.effective_from === "string" ? json.effective_from : coveredFrom;
  const members = membersOf(json);
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === "members" && members !== null
        ? members.map((member) => (whose(member.associated_person_id) ? erased(member, from) : member))
        : withPseudonyms(value, whose, from),
    ]),
  );
}

function membersOf({ members }: JsonObject): Member[] | null {
  return Array.isArray(members) && members.every(isMember) ? members : null;
}

function isMember(json: Json): json is Member {
  return typeof json === "object" && json !== null && "date_of_birth" in json && "first_name" in json;
}

function erased(member: Member, effectiveFrom: string | null): Member {
  const own = typeof member.covered_from === "string" ? member.covered_from : effectiveFrom;
  return { ...member, ...pseudonymOf(member.date_of_birth, own ?? member.date_of_birth) };
}
