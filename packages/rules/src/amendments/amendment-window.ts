import type { QualifyingLifeEvent } from "@enrolkit/types";
import { addDays, type CivilDate, firstOfNextMonth, latestDate } from "../dates/civil-date.ts";
import { sentence } from "../sentence/sentence.ts";
import type { Rejection } from "../workflows/workflow.ts";
import { lifeEvents } from "./life-events.ts";

/** A qualifying life event and its date in the time zone of the employee. */
export interface LifeEvent {
  event: QualifyingLifeEvent;
  event_date: CivilDate;
}

/** The first and the last day on which a change can be requested. `opens_on` is null when there is no first day. */
export interface AmendmentWindow {
  opens_on: CivilDate | null;
  closes_on: CivilDate;
}

/** Returns the window for a change after a life event (decisions §5). */
export function lifeEventWindow({ event, event_date }: LifeEvent): AmendmentWindow {
  const { days_before, days_after } = lifeEvents[event];
  return { opens_on: addDays(event_date, -days_before), closes_on: addDays(event_date, days_after) };
}

/** Returns the window for a change without a life event: until 30 days after the policy starts (decisions §5). */
export function initialAdjustmentWindow(policyStartsOn: CivilDate): AmendmentWindow {
  return { opens_on: null, closes_on: addDays(policyStartsOn, 30) };
}

/**
 * Returns why a change cannot be requested today, or null inside the window. `today` is the date in the time zone of the
 * employee. `deadline` is the last day of the window; the service adds the offset of that time zone.
 */
export function rejectOutsideWindow(
  { opens_on, closes_on }: AmendmentWindow,
  today: CivilDate,
): Rejection | null {
  if (opens_on !== null && today < opens_on) {
    return {
      reason: "window_not_open",
      detail: sentence(
        "You can ask for this change from {{opens_on}} to {{closes_on}}. Ask again within these days.",
        { opens_on: { day: opens_on }, closes_on: { day: closes_on } },
      ),
      deadline: closes_on,
    };
  }
  if (today <= closes_on) return null;
  return {
    reason: "window_closed",
    detail: sentence(
      "You could ask for this change until {{closes_on}}. Another event may still allow it, and so does the next year of the policy.",
      { closes_on: { day: closes_on } },
    ),
    deadline: closes_on,
  };
}

export interface AmendmentDates {
  /** Null in the initial adjustment period. */
  life_event: LifeEvent | null;
  /** The date in the time zone of the employee. */
  today: CivilDate;
  policy_starts_on: CivilDate;
}

/**
 * Returns the first day on which a change takes effect: the day of a birth or adoption, otherwise the first of the month
 * after today and after the event; never before the policy starts (decisions §5). A cancelled policy covers until the
 * day before.
 */
export function amendmentEffectiveFrom({ life_event, today, policy_starts_on }: AmendmentDates): CivilDate {
  if (life_event !== null && lifeEvents[life_event.event].effective === "event_date")
    return latestDate(life_event.event_date, policy_starts_on);
  return latestDate(firstOfNextMonth(latestDate(today, life_event?.event_date)), policy_starts_on);
}
