import { addDays, passesAt, type Place } from "@enrolkit/rules";

/** The first instant of a day at a place, in milliseconds: the end of the day before. */
export function startOfDay(date: string, place: Place): number {
  return passesAt(addDays(date, -1), place).getTime();
}
