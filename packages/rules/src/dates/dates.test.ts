import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, isWithinAgeLimits, dateOfAge } from "./age.ts";
import {
  addDays,
  addMonths,
  coveredMonths,
  daysBetween,
  epochDay,
  firstOfNextMonth,
  isCivilDate,
  latestDate,
} from "./civil-date.ts";

const dates = fc.integer({ min: -40_000, max: 60_000 }).map((days) => addDays("1970-01-01", days));

describe("civil dates", () => {
  it("count days as the calendar does", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (days) => {
        const date = addDays("1970-01-01", days);
        expect(date).toBe(new Date(days * 86_400_000).toISOString().slice(0, 10));
        expect(epochDay(date)).toBe(days);
        expect(isCivilDate(date)).toBe(true);
      }),
    );
  });

  it("exist or do not", () => {
    expect(["2024-02-29", "2000-02-29", "2026-12-31"].every(isCivilDate)).toBe(true);
    const wrong = [
      "2026-02-29",
      "1900-02-29",
      "2026-13-01",
      "2026-04-31",
      "2026-1-1",
      "2026-00-10",
      "",
      "2026-01-01T00",
    ];
    expect(wrong.some(isCivilDate)).toBe(false);
  });

  it("keep the day of the month where the month has it", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
    expect(firstOfNextMonth("2026-12-31")).toBe("2027-01-01");
    expect(latestDate("2026-01-01", null, "2026-05-01", undefined, "2026-04-01")).toBe("2026-05-01");
  });

  it("fall into months that add up to their days", () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 900 }), (from, length) => {
        const to = addDays(from, length);
        const days = coveredMonths(from, to).reduce((sum, month) => sum + month.days, 0);
        expect(days).toBe(daysBetween(from, to) + 1);
      }),
    );
  });

  it("fall into months up to the last that can be written, and into none where they end before they begin", () => {
    expect(coveredMonths("9999-11-30", "9999-12-31")).toEqual([
      { month: "9999-11", days: 1, days_in_month: 30 },
      { month: "9999-12", days: 31, days_in_month: 31 },
    ]);
    expect(coveredMonths("2026-03-02", "2026-03-01")).toEqual([]);
  });
});

describe("age", () => {
  it("never falls as days go by, and rises by one at a time", () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 40_000 }), (birth, lived) => {
        const on = addDays(birth, lived);
        const step = (ageOn(birth, addDays(on, 1)) ?? 0) - (ageOn(birth, on) ?? 0);
        expect([0, 1]).toContain(step);
      }),
    );
  });

  it("is reached on a day and not before it", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 120 }), (birth, age) => {
        const day = dateOfAge(birth, age);
        expect(ageOn(birth, day)).toBe(age);
        expect(ageOn(birth, addDays(day, -1))).toBe(age === 0 ? null : age - 1);
      }),
    );
  });

  it("of a person not yet born is within no limits, not even open ones", () => {
    expect(isWithinAgeLimits(null, {})).toBe(false);
    expect(isWithinAgeLimits(0, { min: null, max: null })).toBe(true);
  });
});
