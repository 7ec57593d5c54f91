import { findPersonIssues } from "@enrolkit/rules";
import type { PersonDraft } from "../../components/PersonForm/person-draft.ts";
import type { PeoplePrefill } from "./flow-settings.ts";

type Person = NonNullable<PeoplePrefill["people"]>[number];

/** A person on file, as far as they can be recognised. */
type OnFile = Pick<PersonDraft, "first_name" | "last_name" | "date_of_birth">;

interface NextPerson {
  /** What the form for a new person begins with; undefined where everyone is on file. */
  readonly person: Partial<PersonDraft> | undefined;
  readonly ignored: readonly string[];
}

/**
 * The first person of a prefill who is not on file, with the fields that are valid. One who was corrected on the way there is
 * known by the rest of what names them; a person on file is one such person, so that twins stay two.
 */
export function nextPerson(
  people: PeoplePrefill["people"],
  onFile: readonly OnFile[],
  today: string,
): NextPerson {
  const ignored: string[] = [];
  const valid = (people ?? []).map((one, index) => {
    const { person, invalid } = validFields(one, today);
    ignored.push(...invalid.map((field) => `people[${index}].${field}`));
    return person;
  });
  const missing = valid.filter(
    (one) => Object.keys(one).length > 0 && !onFile.some((known) => isSame(known, one)),
  );
  const others = new Set(onFile.filter((known) => !valid.some((one) => isSame(known, one))));
  const person = missing.find((one) => {
    const corrected = [...others].find((known) => isCorrected(known, one));
    return corrected === undefined || !others.delete(corrected);
  });
  return { person, ignored };
}

function validFields(
  input: Person,
  today: string,
): { person: Partial<PersonDraft>; invalid: (keyof PersonDraft)[] } {
  const { first_name, last_name, date_of_birth, relationship_type, sex_at_birth } = input;
  const fields = { first_name, last_name, date_of_birth, relationship_type, sex_at_birth };
  const checked = findPersonIssues(fields, { mode: "create", today });
  const issues: Partial<Record<keyof PersonDraft, unknown>> = "issues" in checked ? checked.issues : {};
  const names = Object.keys(fields) as (keyof PersonDraft)[];
  const present = names.filter((name) => fields[name] != null);
  return {
    person: Object.fromEntries(
      present.filter((name) => issues[name] === undefined).map((name) => [name, fields[name]]),
    ),
    invalid: present.filter((name) => issues[name] !== undefined),
  };
}

const naming = ["first_name", "last_name", "date_of_birth"] as const;

function isSame(known: OnFile, person: Partial<PersonDraft>): boolean {
  const named = naming.filter((field) => person[field] !== undefined);
  return named.length > 0 && agreeing(known, person) === named.length;
}

/** Whether no more than one of a name, the other name and the date of birth is another. */
const isCorrected = (known: OnFile, person: Partial<PersonDraft>): boolean => agreeing(known, person) > 1;

const agreeing = (known: OnFile, person: Partial<PersonDraft>): number =>
  naming.filter((field) => person[field]?.trim() === known[field]).length;
