import type { RelationshipType, SexAtBirth } from "@enrolkit/contract";
import { type CivilDate, isCivilDate } from "../dates/civil.ts";
import { isBlank, isWellFormedText, lengthOf, tidyName } from "./text.ts";

/** A field as it is kept, or what is wrong with it and how to mend it. */
export type Checked<Value> = { value: Value } | { message: string };

const longestName = 100;
const earliestBirth = "1900-01-01";
const sexes: readonly SexAtBirth[] = ["male", "female"];
const relationships: readonly RelationshipType[] = ["spouse", "partner", "child", "other"];

export function checkName(input: unknown, which: "first" | "last"): Checked<string> {
  if (typeof input !== "string") return { message: `Enter the ${which} name.` };
  const name = tidyName(input);
  if (isBlank(name)) return { message: `Enter the ${which} name, in any script.` };
  if (!isWellFormedText(name)) {
    return { message: `The ${which} name holds characters that cannot be stored. Type it again.` };
  }
  if (lengthOf(name) > longestName) {
    return { message: `The ${which} name is longer than ${longestName} characters. Shorten it.` };
  }
  return { value: name };
}

export function checkDateOfBirth(input: unknown, today: CivilDate): Checked<CivilDate> {
  if (typeof input !== "string" || !isCivilDate(input)) {
    return { message: "Enter a date of birth that exists, as year, month and day (YYYY-MM-DD)." };
  }
  if (input > today) return { message: "The date of birth is in the future. Enter a day up to today." };
  if (input <= earliestBirth)
    return { message: "The date of birth must be after 1 January 1900. Check the year." };
  return { value: input };
}

export function checkSexAtBirth(input: unknown): Checked<SexAtBirth> {
  const value = sexes.find((sex) => sex === input);
  return value ? { value } : { message: "Choose the sex at birth: male or female." };
}

export function checkRelationshipType(input: unknown): Checked<RelationshipType> {
  const value = relationships.find((relationship) => relationship === input);
  return value
    ? { value }
    : { message: "Choose how this person is related to the employee: spouse, partner, child or other." };
}

export function checkEmail(input: unknown): Checked<string | null> {
  if (input === null) return { value: null };
  const email = typeof input === "string" ? input.trim() : "";
  const plausible = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]{2,}$/u.test(email);
  if (!plausible || !isWellFormedText(email) || email.length > 254 || /\.\.|^\.|\.@|@\./.test(email)) {
    return { message: "Enter an email address such as name@example.com, or leave it out." };
  }
  return { value: email };
}

/** E.164: a plus sign, the country code, and up to 15 digits in all. */
export function checkPhoneNumber(input: unknown): Checked<string | null> {
  if (input === null) return { value: null };
  if (typeof input !== "string" || !/^\+[1-9]\d{6,14}$/.test(input)) {
    return {
      message:
        "Enter the phone number with its country code and digits only, such as +353871234567, or leave it out.",
    };
  }
  return { value: input };
}
