import { type CivilDate, civilDate, isLeapYear, dateParts } from "./civil-date.ts";

/** Inclusive bounds in whole years; null is no bound. "18–75" includes 75, to the day before the 76th birthday. */
export interface AgeLimits {
  min?: number | null;
  max?: number | null;
}

/**
 * Age in whole years on a day, null when not yet born. The birthday itself counts as the new age;
 * who is born on 29 February has it on 1 March in common years (decisions §6).
 */
export function ageOn(dateOfBirth: CivilDate, on: CivilDate): number | null {
  if (dateOfBirth > on) return null;
  const years = dateParts(on).year - dateParts(dateOfBirth).year;
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether an age lies within the limits. Somebody not yet born (null) is within none. */
export function isWithinAgeLimits(age: number | null, limits: AgeLimits): boolean {
  return age !== null && age >= (limits.min ?? 0) && age <= (limits.max ?? Number.POSITIVE_INFINITY);
}

/** The day on which an age is reached. */
export function dateOfAge(dateOfBirth: CivilDate, age: number): CivilDate {
  const { year, month, day } = dateParts(dateOfBirth);
  const to = year + age;
  return month === 2 && day === 29 && !isLeapYear(to) ? civilDate(to, 3, 1) : civilDate(to, month, day);
}
