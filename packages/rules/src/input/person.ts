import type { AssociatedPersonInput } from "@enrolkit/contract";
import type { CivilDate } from "../dates/civil.ts";
import { errorList, type FieldErrors, hasErrors } from "./field-errors.ts";
import {
  type Checked,
  checkDateOfBirth,
  checkEmail,
  checkName,
  checkPhoneNumber,
  checkRelationshipType,
  checkSexAtBirth,
} from "./person-fields.ts";

/** What somebody typed or sent: any of the fields, of any type. Other keys are passed over. */
export type PersonToCheck = { readonly [Field in keyof AssociatedPersonInput]?: unknown };

/** `today` is the calendar day where the person checking is. */
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
 * Checks an associated person and tidies it: names trimmed, inner blanks collapsed, NFC. `create` needs the first five
 * fields; `update` takes any subset, null clears `email` or `phone_number`, what is absent stays (decisions §2).
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
  const fields: { [Field in keyof AssociatedPersonInput]-?: (given: unknown) => Checked<unknown> } = {
    first_name: (given) => checkName(given, "first"),
    last_name: (given) => checkName(given, "last"),
    date_of_birth: (given) => checkDateOfBirth(given, today),
    sex_at_birth: checkSexAtBirth,
    relationship_type: checkRelationshipType,
    email: checkEmail,
    phone_number: checkPhoneNumber,
  };
  const value: Record<string, unknown> = {};
  const { errors, add } = errorList();
  for (const [name, checkField] of Object.entries(fields)) {
    const given = input[name as keyof AssociatedPersonInput];
    if (given === undefined && !(mode === "create" && required.has(name))) continue;
    const checked = checkField(given);
    if ("message" in checked) add(`$.${name}`, checked.message);
    else value[name] = checked.value;
  }
  return hasErrors(errors) ? { errors } : { value };
}
