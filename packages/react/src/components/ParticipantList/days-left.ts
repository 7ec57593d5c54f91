import { daysBetween, deadlineDate } from "@enrolkit/rules";

/** The day that a deadline ends with, and how many days follow the present one until then. */
export interface DaysLeft {
  readonly day: string;
  readonly left: number;
}

/**
 * Counts the days to a `due_by`, which is written with the offset of where the employee is: their day counts, whatever the
 * reader's is.
 */
export function daysLeft(dueBy: string, now: Date): DaysLeft {
  const offsetMs = Date.parse(`${dueBy.slice(0, 19)}Z`) - Date.parse(dueBy);
  const today = new Date(now.getTime() + offsetMs).toISOString().slice(0, 10);
  const day = deadlineDate(dueBy);
  return { day, left: daysBetween(today, day) };
}
