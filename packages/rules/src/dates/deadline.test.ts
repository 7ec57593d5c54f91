import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { addDays } from "./civil-date.ts";
import { dueByAfter, isDeadlinePassed, deadlinePassesAt, formatDueBy } from "./deadline.ts";
import { localDate, timeZoneOf } from "./time-zone.ts";
const zones = fc.constantFrom(
  "Europe/Dublin",
  "America/New_York",
  "Africa/Cairo",
  "America/Santiago",
  "America/Nuuk",
  "Atlantic/Azores",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "UTC",
);
const days = fc.integer({ min: 0, max: 9000 }).map((count) => addDays("2010-01-01", count));

describe("a deadline", () => {
  it("passes at the first instant of a later date, and not a second earlier", () => {
    fc.assert(
      fc.property(days, zones, (day, time_zone) => {
        const end = deadlinePassesAt(day, { time_zone }).getTime();
        expect(localDate(new Date(end), time_zone) > day).toBe(true);
        for (const before of [1, 60, 3600, 7200, 36_000, 86_400]) {
          expect(localDate(new Date(end - before * 1000), time_zone) > day).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is written as the last second of its day", () => {
    fc.assert(
      fc.property(days, zones, (day, time_zone) => {
        const written = formatDueBy(day, time_zone);
        expect(written).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59[+-]\d{2}:\d{2}$/);
        expect(written.slice(0, 10)).toBe(day);
        expect(new Date(written).getTime() + 1000).toBe(deadlinePassesAt(day, { time_zone }).getTime());
        expect(isDeadlinePassed(written, { time_zone }, new Date(written))).toBe(false);
      }),
    );
  });

  it("knows days that were skipped and midnights that came twice", () => {
    const at = (day: string, time_zone: string): string => deadlinePassesAt(day, { time_zone }).toISOString();
    expect(at("2011-12-29", "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
    expect(at("2011-12-30", "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
    // At 00:01 the clocks of Newfoundland went back to 23:01.
    expect(at("2010-11-06", "America/St_Johns")).toBe("2010-11-07T02:30:00.000Z");
    expect(formatDueBy("2026-07-01", "America/St_Johns")).toBe("2026-07-01T23:59:59-02:30");
  });

  it("lies some days after today where the person is", () => {
    const now = new Date("2026-11-27T23:30:00Z");
    expect(dueByAfter(now, 14, { time_zone: "Europe/Berlin" })).toBe("2026-12-12T23:59:59+01:00");
    expect(dueByAfter(now, 14, { country: "us" })).toBe("2026-12-11T23:59:59-10:00");
    expect(dueByAfter(now, 0, {})).toBe("2026-11-27T23:59:59-12:00");
  });
});

describe("the zone that counts", () => {
  const locale = Intl.Locale.prototype;
  const original = ["getTimeZones", "timeZones"].map(
    (name) => [name, Object.getOwnPropertyDescriptor(locale, name)] as const,
  );
  afterEach(() => {
    for (const [name, property] of original) if (property) Object.defineProperty(locale, name, property);
  });

  it("is, of a country's zones, the one where that very day ends last", () => {
    // In winter the Aleutian Islands share Hawaii's clock, in summer they are an hour ahead of it.
    expect(timeZoneOf({ country: "us" }, "2026-07-10")).toBe("Pacific/Honolulu");
    expect(deadlinePassesAt("2026-07-10", { country: "us" }).toISOString()).toBe("2026-07-11T10:00:00.000Z");
    // Easter Island and the mainland change on the same days.
    expect(timeZoneOf({ country: "cl" }, "2026-07-10")).toBe("Pacific/Easter");
  });

  it("falls back to the country, then to UTC−12, for unknown zones and countries", () => {
    for (const time_zone of ["Mars/Olympus", "+02:00", "-03", ""]) {
      expect(timeZoneOf({ time_zone, country: "ie" }, "2026-07-10")).toBe("Europe/Dublin");
    }
    for (const country of ["xk", "zz", "", "ireland", null]) {
      expect(timeZoneOf({ country }, "2026-07-10")).toBe("Etc/GMT+12");
    }
  });

  it("is found in older engines too, and is UTC−12 where a browser cannot list the zones of a country", () => {
    // A day of its own for each engine: the zone that counts is remembered by country and day.
    Reflect.deleteProperty(locale, "getTimeZones");
    Object.defineProperty(locale, "timeZones", { configurable: true, value: ["Europe/Dublin"] });
    expect(timeZoneOf({ country: "ie" }, "2026-07-11")).toBe("Europe/Dublin");
    Reflect.deleteProperty(locale, "timeZones");
    expect(timeZoneOf({ country: "ie" }, "2026-07-12")).toBe("Etc/GMT+12");
    expect(timeZoneOf({ time_zone: "Europe/Dublin", country: "ie" }, "2026-07-10")).toBe("Europe/Dublin");
  });
});
