import { addDays, type CivilDate, epochDay } from "./civil-date.ts";
import { dayEnd, dayMs, localDate, timeZoneOf, type UserLocation } from "./time-zone.ts";

/**
 * Returns the first instant at which a deadline has passed. `dueBy` is a date or a date-time of which only the date
 * counts: the deadline passes at the end of that day in the person's time zone (decisions §6, "Deadlines").
 */
export function deadlinePassesAt(dueBy: string, location: UserLocation): Date {
  const date = deadlineDate(dueBy);
  return new Date(dayEnd(date, timeZoneOf(location, date)));
}

/** Returns whether a deadline has passed. */
export function isDeadlinePassed(dueBy: string, location: UserLocation, now: Date): boolean {
  return now >= deadlinePassesAt(dueBy, location);
}

/** Returns the date of a `due_by`, as it is written. */
export function deadlineDate(dueBy: string): CivilDate {
  return dueBy.slice(0, 10);
}

/** Returns the `due_by` for a day: 23:59:59 with the offset of the time zone at that instant (decisions §5). */
export function formatDueBy(date: CivilDate, zone: string): string {
  // Measured at the real end of the day, so that the result is the second before it, also when the clocks change.
  const minutes = Math.round(((epochDay(date) + 1) * dayMs - dayEnd(date, zone)) / 60_000);
  const absolute = Math.abs(minutes);
  const [hours, remainder] = [Math.floor(absolute / 60), absolute % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date}T23:59:59${minutes < 0 ? "-" : "+"}${hours}:${remainder}`;
}

/** Returns the `due_by` for the day that is `days` after today in the person's time zone. */
export function dueByAfter(now: Date, days: number, location: UserLocation): string {
  const today = localDate(now, timeZoneOf(location, now.toISOString().slice(0, 10)));
  const date = addDays(today, days);
  return formatDueBy(date, timeZoneOf(location, date));
}
