import { type CivilDate, firstOfNextMonth, latestDate } from "../dates/civil-date.ts";

export interface StartDates {
  /** The date in the employee's time zone. */
  today: CivilDate;
  group_policy_starts_on: CivilDate;
  desired_policy_start_date?: CivilDate | null | undefined;
  start_on?: CivilDate | null | undefined;
  earliest_benefits_start_date?: CivilDate | null | undefined;
}

/**
 * Returns the expected first day of cover: the latest of the desired start (by default the first of next month), the
 * start of employment, of benefits and of the group policy (decisions §5).
 */
export function estimatedEffectiveFrom(dates: StartDates): CivilDate {
  return latestDate(
    dates.desired_policy_start_date ?? firstOfNextMonth(dates.today),
    dates.start_on,
    dates.earliest_benefits_start_date,
    dates.group_policy_starts_on,
  );
}
