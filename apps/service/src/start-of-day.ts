import { addDays, deadlinePassesAt, type UserLocation } from "@enrolkit/rules";

/** The first instant of a day at a place, in milliseconds: the end of the day before. */
export function startOfDay(date: string, location: UserLocation): number {
  return deadlinePassesAt(addDays(date, -1), location).getTime();
}
