import type { AssociatedPersonInput } from "@enrolkit/types";
import { type Sentence, sentence } from "../sentence/sentence.ts";
import { errorList, type FieldSentences } from "./field-errors.ts";
import {
  type CheckedField,
  findPersonIssues,
  maxNameLength,
  type PersonCheck,
  type PersonIssue,
  type PersonToCheck,
} from "./person-issues.ts";
import { isWellFormedText } from "./text.ts";

/**
 * Checks an associated person as `findPersonIssues` does, with email and phone number, where null clears (decisions §2).
 * Returns either the value or the errors by JSON path, each saying what is wrong and how to correct it.
 */
export function checkPerson(
  input: PersonToCheck,
  check: PersonCheck<"create">,
): { value: AssociatedPersonInput } | { errors: FieldSentences };
export function checkPerson(
  input: PersonToCheck,
  check: PersonCheck,
): { value: Partial<AssociatedPersonInput> } | { errors: FieldSentences };
export function checkPerson(
  input: PersonToCheck,
  check: PersonCheck,
): { value: Partial<AssociatedPersonInput> } | { errors: FieldSentences } {
  const checked = findPersonIssues(input, check, { email: checkEmail, phone_number: checkPhoneNumber });
  if ("value" in checked) return checked;
  const { errors, add } = errorList();
  for (const [field, issue] of Object.entries(checked.issues))
    add(`$.${field}`, messageOf(field as keyof AssociatedPersonInput, issue));
  return { errors };
}

function messageOf(field: keyof AssociatedPersonInput, issue: PersonIssue): Sentence {
  switch (field) {
    case "first_name":
    case "last_name":
      return nameMessage(field, issue);
    case "date_of_birth":
      return dateMessages[issue] ?? dateMessages.not_a_date;
    case "sex_at_birth":
      return "Choose the sex at birth: male or female.";
    case "relationship_type":
      return "Choose how this person is related to the employee: spouse, partner, child or other.";
    case "email":
      return "Enter an email address such as name@example.com, or leave it out.";
    case "phone_number":
      return "Enter the phone number with its country code and digits only, such as +353871234567, or leave it out.";
  }
}

const nameMessages = {
  first_name: {
    not_well_formed: "The first name holds characters that cannot be stored. Type it again.",
    too_long: "The first name is longer than {{most}} characters. Shorten it.",
    missing: "Enter the first name, in any script. A person with one name has it as first and as last name.",
  },
  last_name: {
    not_well_formed: "The last name holds characters that cannot be stored. Type it again.",
    too_long: "The last name is longer than {{most}} characters. Shorten it.",
    missing: "Enter the last name, in any script. A person with one name has it as first and as last name.",
  },
};

function nameMessage(field: keyof typeof nameMessages, issue: PersonIssue): Sentence {
  const messages = nameMessages[field];
  if (issue === "not_well_formed") return messages.not_well_formed;
  if (issue === "too_long") return sentence(messages.too_long, { most: maxNameLength });
  return messages.missing;
}

const dateMessages: Partial<Record<PersonIssue, string>> & { not_a_date: string } = {
  not_a_date: "Enter the date of birth as year, month and day (YYYY-MM-DD).",
  no_such_day: "There is no such day in the calendar. Check the date of birth.",
  in_future: "The date of birth is in the future. Enter a day up to today.",
  too_early: "The date of birth must be after 1 January 1900. Check the year.",
};

function checkEmail(input: unknown): CheckedField {
  if (input === null) return { value: null };
  const email = typeof input === "string" ? input.trim() : "";
  const plausible = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u.test(email);
  const isReachable =
    plausible && isWellFormedText(email) && email.length <= 254 && !/\.\.|^\.|\.@|@\./.test(email);
  return isReachable ? { value: email } : { issue: "not_reachable" };
}

/** Checks for E.164: a plus sign, the country code, and up to 15 digits in all. */
function checkPhoneNumber(input: unknown): CheckedField {
  if (input === null) return { value: null };
  const isReachable = typeof input === "string" && /^\+[1-9]\d{6,14}$/.test(input);
  return isReachable ? { value: input } : { issue: "not_reachable" };
}
