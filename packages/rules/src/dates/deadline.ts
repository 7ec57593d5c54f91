import { addDays, type CivilDate, epochDay } from "./civil-date.ts";
import { dayEnd, dayMs, localDate, timeZoneOf, type UserLocation } from "./time-zone.ts";

/**
 * The first instant at which a deadline has passed. `dueBy` is a date or a date-time: only the day that it is
 * written with counts, and that whole day counts, in the person's zone (decisions §6, "Deadlines").
 */
export function deadlinePassesAt(dueBy: string, location: UserLocation): Date {
  const date = deadlineDate(dueBy);
  return new Date(dayEnd(date, timeZoneOf(location, date)));
}

/** Whether a deadline has passed: now is not before the start of the next day. */
export function isDeadlinePassed(dueBy: string, location: UserLocation, now: Date): boolean {
  return now >= deadlinePassesAt(dueBy, location);
}

/** The calendar day that a `due_by` names, as written. */
export function deadlineDate(dueBy: string): CivilDate {
  return dueBy.slice(0, 10);
}

/** `due_by` for the end of a day: 23:59:59 with the zone's offset at that moment (decisions §5). */
export function formatDueBy(date: CivilDate, zone: string): string {
  // Measured from the day's real end, so that the written instant is the second before it, also on odd days.
  const minutes = Math.round(((epochDay(date) + 1) * dayMs - dayEnd(date, zone)) / 60_000);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${date}T23:59:59${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

/** `due_by` for the day that is `days` after today where the person is. */
export function dueByAfter(now: Date, days: number, location: UserLocation): string {
  const today = localDate(now, timeZoneOf(location, now.toISOString().slice(0, 10)));
  const date = addDays(today, days);
  return formatDueBy(date, timeZoneOf(location, date));
}
