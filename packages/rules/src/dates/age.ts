import { type CivilDate, civilDate, isLeapYear, dateParts } from "./civil-date.ts";

/** Inclusive limits in whole years; null is no limit. A maximum of 75 includes the day before the 76th birthday. */
export interface AgeLimits {
  min?: number | null;
  max?: number | null;
}

/**
 * Returns the age in whole years on a day, or null before birth. The birthday itself counts as the new age; a birthday
 * on 29 February is on 1 March in common years (decisions §6).
 */
export function ageOn(dateOfBirth: CivilDate, on: CivilDate): number | null {
  if (dateOfBirth > on) return null;
  const years = dateParts(on).year - dateParts(dateOfBirth).year;
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Returns whether an age is within the limits; null, for a person who is not born yet, never is. */
export function isWithinAgeLimits(age: number | null, limits: AgeLimits): boolean {
  return age !== null && age >= (limits.min ?? 0) && age <= (limits.max ?? Number.POSITIVE_INFINITY);
}

/** Returns the day on which a person reaches an age. */
export function dateOfAge(dateOfBirth: CivilDate, age: number): CivilDate {
  const { year, month, day } = dateParts(dateOfBirth);
  const to = year + age;
  return month === 2 && day === 29 && !isLeapYear(to) ? civilDate(to, 3, 1) : civilDate(to, month, day);
}
