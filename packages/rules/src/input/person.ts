import type { AssociatedPersonInput, RelationshipType, SexAtBirth } from "@enrolkit/types";
import { type CivilDate, isCivilDate, isWrittenAsDate } from "../dates/civil-date.ts";
import { errorList, type FieldErrors, hasErrors } from "./field-errors.ts";
import { isBlank, isWellFormedText, lengthOf, normalizeName } from "./text.ts";

/** Input for a person: any of the fields, of any type. Other keys are ignored. */
export type PersonToCheck = { readonly [Field in keyof AssociatedPersonInput]?: unknown };

/** `today` is the calendar day of the user. */
export interface PersonCheck<Mode extends "create" | "update" = "create" | "update"> {
  mode: Mode;
  today: CivilDate;
}

const required: ReadonlySet<string> = new Set([
  "first_name",
  "last_name",
  "date_of_birth",
  "sex_at_birth",
  "relationship_type",
]);

/**
 * Checks an associated person and normalizes names: trimmed, inner blanks collapsed, NFC. `create` needs the first five
 * fields; `update` accepts any subset, where null clears `email` or `phone_number` and absent fields stay (decisions §2).
 * Returns either the value or the errors by JSON path.
 */
export function checkPerson(
  input: PersonToCheck,
  check: PersonCheck<"create">,
): { value: AssociatedPersonInput } | { errors: FieldErrors };
export function checkPerson(
  input: PersonToCheck,
  check: PersonCheck,
): { value: Partial<AssociatedPersonInput> } | { errors: FieldErrors };
export function checkPerson(
  input: PersonToCheck,
  { mode, today }: PersonCheck,
): { value: Partial<AssociatedPersonInput> } | { errors: FieldErrors } {
  const fields: { [Field in keyof AssociatedPersonInput]-?: (input: unknown) => Checked<unknown> } = {
    first_name: (field) => checkName(field, "first"),
    last_name: (field) => checkName(field, "last"),
    date_of_birth: (field) => checkDateOfBirth(field, today),
    sex_at_birth: checkSexAtBirth,
    relationship_type: checkRelationshipType,
    email: checkEmail,
    phone_number: checkPhoneNumber,
  };
  const value: Record<string, unknown> = {};
  const { errors, add } = errorList();
  for (const [name, checkField] of Object.entries(fields)) {
    const field = input[name as keyof AssociatedPersonInput];
    if (field === undefined && !(mode === "create" && required.has(name))) continue;
    const checked = checkField(field);
    if ("message" in checked) add(`$.${name}`, checked.message);
    else value[name] = checked.value;
  }
  return hasErrors(errors) ? { errors } : { value };
}

/** A normalized field, or the message that says what is wrong and how to correct it. */
export type Checked<Value> = { value: Value } | { message: string };

const maxNameLength = 100;
const earliestBirth = "1900-01-01";
const sexes: readonly SexAtBirth[] = ["male", "female"];
const relationships: readonly RelationshipType[] = ["spouse", "partner", "child", "other"];

function checkName(input: unknown, which: "first" | "last"): Checked<string> {
  if (typeof input !== "string") return { message: `Enter the ${which} name.` };
  const name = normalizeName(input);
  if (isBlank(name)) return { message: `Enter the ${which} name, in any script.` };
  if (!isWellFormedText(name)) {
    return { message: `The ${which} name holds characters that cannot be stored. Type it again.` };
  }
  if (lengthOf(name) > maxNameLength) {
    return { message: `The ${which} name is longer than ${maxNameLength} characters. Shorten it.` };
  }
  return { value: name };
}

function checkDateOfBirth(input: unknown, today: CivilDate): Checked<CivilDate> {
  if (typeof input !== "string" || !isWrittenAsDate(input)) {
    return { message: "Enter the date of birth as year, month and day (YYYY-MM-DD)." };
  }
  if (!isCivilDate(input)) {
    return { message: "There is no such day in the calendar. Check the date of birth." };
  }
  if (input > today) return { message: "The date of birth is in the future. Enter a day up to today." };
  if (input <= earliestBirth)
    return { message: "The date of birth must be after 1 January 1900. Check the year." };
  return { value: input };
}

function checkSexAtBirth(input: unknown): Checked<SexAtBirth> {
  const value = sexes.find((sex) => sex === input);
  return value ? { value } : { message: "Choose the sex at birth: male or female." };
}

function checkRelationshipType(input: unknown): Checked<RelationshipType> {
  const value = relationships.find((relationship) => relationship === input);
  return value
    ? { value }
    : { message: "Choose how this person is related to the employee: spouse, partner, child or other." };
}

function checkEmail(input: unknown): Checked<string | null> {
  if (input === null) return { value: null };
  const email = typeof input === "string" ? input.trim() : "";
  const plausible = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u.test(email);
  if (!plausible || !isWellFormedText(email) || email.length > 254 || /\.\.|^\.|\.@|@\./.test(email)) {
    return { message: "Enter an email address such as name@example.com, or leave it out." };
  }
  return { value: email };
}

/** Checks for E.164: a plus sign, the country code, and up to 15 digits in all. */
function checkPhoneNumber(input: unknown): Checked<string | null> {
  if (input === null) return { value: null };
  if (typeof input !== "string" || !/^\+[1-9]\d{6,14}$/.test(input)) {
    return {
      message:
        "Enter the phone number with its country code and digits only, such as +353871234567, or leave it out.",
    };
  }
  return { value: input };
}
