import { expect, test } from "vitest";
import { retryAt } from "./retry.ts";

const now = Date.parse("2026-12-01T09:30:00Z");
const waits = (random: number) =>
  Array.from({ length: 10 }, (_, index) => {
    const at = retryAt(index + 1, { now, random });
    return at === undefined ? undefined : at - now;
  });

test("an event is sent ten times over three days", () => {
  const pauses = waits(0.5);
  expect(pauses.at(-1)).toBeUndefined();
  const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThan(73);
});

test("pauses are spread", () => {
  expect(waits(0)[1]).toBe(54_000);
  expect(waits(1)[1]).toBe(66_000);
});

test.each([
  ["120", 120_000],
  ["1", 5000],
  ["Tue, 01 Dec 2026 10:30:00 GMT", 3_600_000],
  ["Tue, 01 Dec 2020 10:30:00 GMT", 5000],
  ["999999999999999999999", 86_400_000],
  ["soon", 5000],
  ["-5", 5000],
])("a receiver that asks to be left alone: %s", (retryAfter, expected) => {
  expect(retryAt(1, { now, random: 0.5, retryAfter })).toBe(now + expected);
});
