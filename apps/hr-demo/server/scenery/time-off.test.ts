import { expect, test } from "vitest";
import { addDays } from "../dates.ts";
import { timeOffOf } from "./time-off.ts";

test("days taken, booked and left add up to the allowance, on every day of a week", () => {
  for (let day = 0; day < 7; day += 1) {
    const { allowance, taken, booked, left, leave } = timeOffOf(addDays("2026-11-16", day), []);
    expect(taken + booked + left).toBe(allowance);
    expect(leave.every(({ working_days }) => working_days > 0)).toBe(true);
  }
});
