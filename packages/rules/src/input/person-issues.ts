import type { AssociatedPersonInput, RelationshipType, SexAtBirth } from "@enrolkit/types";
import { type CivilDate, isCivilDate, isWrittenAsDate } from "../dates/civil-date.ts";
import { isBlank, isWellFormedText, lengthOf, normalizeName } from "./text.ts";

/** Input for a person: any of the fields, of any type. Other keys are ignored. */
export type PersonToCheck = { readonly [Field in keyof AssociatedPersonInput]?: unknown };

/** `today` is the calendar day of the user. */
export interface PersonCheck<Mode extends "create" | "update" = "create" | "update"> {
  mode: Mode;
  today: CivilDate;
}

/** What is wrong with a field, without words: who shows it has them. */
export type PersonIssue =
  | "missing"
  | "blank"
  | "not_well_formed"
  | "too_long"
  | "not_a_date"
  | "no_such_day"
  | "in_future"
  | "too_early"
  | "unknown_value"
  | "not_reachable";

export type PersonIssues = Partial<Record<keyof AssociatedPersonInput, PersonIssue>>;

/** A normalized field, or what is wrong with it. */
export type CheckedField = { value: unknown } | { issue: PersonIssue };

type FieldCheck = (input: unknown, today: CivilDate) => CheckedField;

/** What every person has. */
const required = {
  first_name: checkName,
  last_name: checkName,
  date_of_birth: checkDateOfBirth,
  sex_at_birth: oneOf<SexAtBirth>("male", "female"),
  relationship_type: oneOf<RelationshipType>("spouse", "partner", "child", "other"),
} satisfies Partial<Record<keyof AssociatedPersonInput, FieldCheck>>;

/**
 * Checks the fields that every person has, and more where they are given, and normalizes names: trimmed, inner blanks
 * collapsed, NFC. `create` needs the required ones; `update` accepts any subset (decisions §2).
 */
export function findPersonIssues(
  input: PersonToCheck,
  check: PersonCheck<"create">,
  more?: Readonly<Record<string, FieldCheck>>,
): { value: AssociatedPersonInput } | { issues: PersonIssues };
export function findPersonIssues(
  input: PersonToCheck,
  check: PersonCheck,
  more?: Readonly<Record<string, FieldCheck>>,
): { value: Partial<AssociatedPersonInput> } | { issues: PersonIssues };
export function findPersonIssues(
  input: PersonToCheck,
  { mode, today }: PersonCheck,
  more: Readonly<Record<string, FieldCheck>> = {},
): { value: Partial<AssociatedPersonInput> } | { issues: PersonIssues } {
  const value: Record<string, unknown> = {};
  const issues: Record<string, PersonIssue> = {};
  for (const [name, checkField] of Object.entries<FieldCheck>({ ...required, ...more })) {
    const field = input[name as keyof AssociatedPersonInput];
    if (field === undefined && !(mode === "create" && name in required)) continue;
    const checked = checkField(field, today);
    if ("issue" in checked) issues[name] = checked.issue;
    else value[name] = checked.value;
  }
  return Object.keys(issues).length > 0 ? { issues } : { value };
}

/** In code points. */
export const maxNameLength = 100;
const earliestBirth = "1900-01-01";

function checkName(input: unknown): CheckedField {
  if (typeof input !== "string") return { issue: "missing" };
  const name = normalizeName(input);
  if (isBlank(name)) return { issue: "blank" };
  if (!isWellFormedText(name)) return { issue: "not_well_formed" };
  return lengthOf(name) > maxNameLength ? { issue: "too_long" } : { value: name };
}

function checkDateOfBirth(input: unknown, today: CivilDate): CheckedField {
  if (typeof input !== "string" || !isWrittenAsDate(input)) return { issue: "not_a_date" };
  if (!isCivilDate(input)) return { issue: "no_such_day" };
  if (input > today) return { issue: "in_future" };
  return input <= earliestBirth ? { issue: "too_early" } : { value: input };
}

function oneOf<Value extends string>(...values: Value[]): FieldCheck {
  return (input) => (values.includes(input as Value) ? { value: input } : { issue: "unknown_value" });
}
