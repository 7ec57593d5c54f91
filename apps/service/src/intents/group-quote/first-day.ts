import { firstOfNextMonth } from "@enrolkit/rules";

/**
 * The first day of cover that a quote is for, and that its group policies start on: the day that was expected, unless
 * it has passed; else the first of the next month where the employer is.
 */
export function firstDayOfCover(expected: string | null, today: string): string {
  return expected !== null && expected >= today ? expected : firstOfNextMonth(today);
}
