import type { QualifyingLifeEvent } from "@enrolkit/contract";
import { addDays, type CivilDate, firstOfNextMonth, latestDate } from "../dates/civil.ts";
import type { Rejection } from "../workflow/workflow.ts";
import { lifeEvents } from "./life-events.ts";

/** What happened, and on which day where the person is. */
export interface LifeEvent {
  event: QualifyingLifeEvent;
  event_date: CivilDate;
}

/** The days on which a change may be asked for, both included; `opens_on` null: from the beginning. */
export interface AmendmentWindow {
  opens_on: CivilDate | null;
  closes_on: CivilDate;
}

/** When a life event may be followed by a change (decisions §5). */
export function lifeEventWindow({ event, event_date }: LifeEvent): AmendmentWindow {
  const { days_before, days_after } = lifeEvents[event];
  return { opens_on: addDays(event_date, -days_before), closes_on: addDays(event_date, days_after) };
}

/** When a new policy may be changed without a life event: until its thirtieth day after the start, before it as well. */
export function initialAdjustmentWindow(policyStartsOn: CivilDate): AmendmentWindow {
  return { opens_on: null, closes_on: addDays(policyStartsOn, 30) };
}

/**
 * Why a change cannot be asked for today, where the person is; null inside the window. `deadline` is the window's last
 * day, which the service writes with the person's offset.
 */
export function rejectOutsideWindow(
  { opens_on, closes_on }: AmendmentWindow,
  today: CivilDate,
): Rejection | null {
  if (opens_on !== null && today < opens_on) {
    return {
      reason: "window_not_open",
      detail: `This change can be asked for from ${opens_on} to ${closes_on}. Ask for it again within these days.`,
      deadline: closes_on,
    };
  }
  if (today <= closes_on) return null;
  return {
    reason: "window_closed",
    detail:
      `This change could be asked for until ${closes_on}. ` +
      "Another event may allow a change, and so does the next year of the policy.",
    deadline: closes_on,
  };
}

export interface AmendmentDates {
  /** Null in the initial adjustment period. */
  life_event: LifeEvent | null;
  /** Today where the person is. */
  today: CivilDate;
  policy_starts_on: CivilDate;
}

/**
 * The first day on which a change holds: the day of a birth or adoption, else the first of the month after today and
 * after the event; never before the policy starts (decisions §5). A cancelled policy covers until the day before.
 */
export function amendmentEffectiveFrom({ life_event, today, policy_starts_on }: AmendmentDates): CivilDate {
  if (life_event !== null && lifeEvents[life_event.event].effective === "event_date")
    return latestDate(life_event.event_date, policy_starts_on);
  return latestDate(firstOfNextMonth(latestDate(today, life_event?.event_date)), policy_starts_on);
}
