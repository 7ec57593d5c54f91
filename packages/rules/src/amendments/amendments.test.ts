import type { QualifyingLifeEvent } from "@enrolkit/types";
import * as fc from "fast-check";
import { inEnglish } from "../sentence/sentence.ts";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../dates/civil-date.ts";
import {
  amendmentEffectiveFrom,
  initialAdjustmentWindow,
  lifeEventWindow,
  rejectOutsideWindow,
} from "./amendment-window.ts";
import { lifeEventAllows, lifeEvents } from "./life-events.ts";

// [event, what it lets do, days after, days ahead, the effective day of an event on 20 February 2028, asked for on 1 March]
const table: [QualifyingLifeEvent, string, number, number, string][] = [
  ["marriage_or_civil_partnership", "add", 30, 0, "2028-04-01"],
  ["birth_of_child", "add", 60, 0, "2028-02-20"],
  ["adoption_of_child", "add", 60, 0, "2028-02-20"],
  ["gained_legal_guardianship", "add", 60, 0, "2028-04-01"],
  ["dependent_lost_other_coverage", "add", 30, 60, "2028-04-01"],
  ["divorce_or_legal_separation", "drop", 30, 0, "2028-04-01"],
  ["death_of_spouse_or_dependent", "drop", 30, 0, "2028-04-01"],
  ["lost_legal_guardianship", "drop", 60, 0, "2028-04-01"],
  ["dependent_gained_other_coverage", "drop", 30, 0, "2028-04-01"],
  ["dependent_eligible_for_government_program", "drop", 30, 0, "2028-04-01"],
  ["dependent_aged_out", "drop", 30, 60, "2028-04-01"],
  ["gained_other_insurance_coverage", "cancel", 30, 0, "2028-04-01"],
  ["moved_out_of_coverage_area", "cancel", 30, 60, "2028-04-01"],
  ["employment_status_change_affecting_eligibility", "cancel", 30, 0, "2028-04-01"],
  ["eligible_for_government_program", "cancel", 30, 0, "2028-04-01"],
  ["dependent_student_status_change_affecting_eligibility", "add drop", 30, 0, "2028-04-01"],
  ["dependent_moved_in_or_out_of_coverage_area", "add drop", 30, 60, "2028-04-01"],
  ["other_change", "add drop", 30, 0, "2028-04-01"],
];
const events = table.map(([event]) => event);
const days = fc.integer({ min: 0, max: 9000 }).map((count) => addDays("2010-01-01", count));
const reason = (window: Parameters<typeof rejectOutsideWindow>[0], today: string) =>
  rejectOutsideWindow(window, today)?.reason ?? "open";

it("knows every life event, and no other", () => {
  expect(events.toSorted()).toEqual(Object.keys(lifeEvents).toSorted());
});

describe.each(table)("%s", (event, changes, after, ahead, effective) => {
  // Over a leap day, over a common February, at the turn of a year, in summer.
  const dates = ["2028-02-29", "2028-01-31", "2027-02-28", "2026-12-31", "2027-01-01", "2026-07-15"];

  it("lets people do what the decisions say", () => {
    expect(lifeEvents[event].changes.join(" ")).toBe(changes);
    expect(lifeEventAllows(event, "cancellation")).toBe(changes === "cancel");
    expect(lifeEventAllows(event, "dependents")).toBe(changes !== "cancel");
  });

  it.each(dates)("of %s has its window, each last day included", (event_date) => {
    const window = lifeEventWindow({ event, event_date });
    const on = (offset: number) => reason(window, addDays(event_date, offset));
    expect([-ahead - 1, -ahead, 0, after, after + 1].map(on)).toEqual([
      "window_not_open",
      "open",
      "open",
      "open",
      "window_closed",
    ]);
  });

  it("takes effect on its day", () => {
    const life_event = { event, event_date: "2028-02-20" };
    const dates = { life_event, today: "2028-03-01", policy_starts_on: "2027-12-01" };
    expect(amendmentEffectiveFrom(dates)).toBe(effective);
  });
});

it("counts the days of a window by the calendar", () => {
  const birth = { event: "birth_of_child", event_date: "2028-02-29" } as const;
  expect(lifeEventWindow(birth)).toEqual({ opens_on: "2028-02-29", closes_on: "2028-04-29" });
  const loss = { event: "dependent_lost_other_coverage", event_date: "2028-03-01" } as const;
  expect(lifeEventWindow(loss)).toEqual({ opens_on: "2028-01-01", closes_on: "2028-03-31" });
});

it("says until when a change can be asked for, too early and too late", () => {
  const window = { opens_on: "2027-01-10", closes_on: "2027-02-09" };
  expect(rejectOutsideWindow(window, "2027-01-09")).toMatchObject({ deadline: "2027-02-09" });
  const tooLate = rejectOutsideWindow(window, "2027-02-10");
  expect(tooLate).toMatchObject({ deadline: "2027-02-09" });
  expect(inEnglish(tooLate?.detail ?? "")).toContain("until 9\u00a0February 2027.");
});

it("opens a window once, for as many days as the event allows", () => {
  fc.assert(
    fc.property(fc.constantFrom(...events), days, fc.integer({ min: -400, max: 400 }), (event, day, off) => {
      const { days_before, days_after } = lifeEvents[event];
      const open =
        rejectOutsideWindow(lifeEventWindow({ event, event_date: day }), addDays(day, off)) === null;
      expect(open).toBe(off >= -days_before && off <= days_after);
    }),
  );
});

describe("the initial adjustment period", () => {
  it.each([
    ["2026-12-01", "2026-12-31"],
    ["2028-02-01", "2028-03-02"],
    ["2027-02-01", "2027-03-03"],
    ["2028-02-29", "2028-03-30"],
  ])("of a policy that starts on %s ends with %s", (start, last) => {
    const window = initialAdjustmentWindow(start);
    expect(window.closes_on).toBe(last);
    expect(reason(window, "2026-01-01")).toBe("open");
    expect(reason(window, last)).toBe("open");
    expect(reason(window, addDays(last, 1))).toBe("window_closed");
  });

  it("changes a policy from the first of next month, or from its start", () => {
    const from = (today: string, policy_starts_on: string) =>
      amendmentEffectiveFrom({ life_event: null, today, policy_starts_on });
    expect(from("2026-12-31", "2026-12-01")).toBe("2027-01-01");
    expect(from("2026-11-28", "2026-12-01")).toBe("2026-12-01");
    expect(from("2026-11-28", "2027-02-15")).toBe("2027-02-15");
  });
});

describe("the day on which a change holds", () => {
  it("waits for what is foreseen", () => {
    const life_event = { event: "moved_out_of_coverage_area", event_date: "2028-02-29" } as const;
    const dates = { life_event, today: "2028-01-05", policy_starts_on: "2027-12-01" };
    expect(amendmentEffectiveFrom(dates)).toBe("2028-03-01");
  });

  it("is never before the policy, and a first of the month but for births, adoptions and the policy's start", () => {
    fc.assert(
      fc.property(fc.constantFrom(...events), days, days, days, (event, event_date, today, start) => {
        const from = amendmentEffectiveFrom({
          life_event: { event, event_date },
          today,
          policy_starts_on: start,
        });
        expect(from >= start).toBe(true);
        if (from === start) return;
        if (lifeEvents[event].effective === "event_date") {
          expect(from).toBe(event_date);
          return;
        }
        expect(from.endsWith("-01")).toBe(true);
        expect(from > today && from > event_date).toBe(true);
        const latest = today > event_date ? today : event_date;
        expect(daysBetween(latest, from)).toBeLessThanOrEqual(31);
      }),
    );
  });
});
