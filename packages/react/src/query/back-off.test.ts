import { describe, expect, it } from "vitest";
import { backOff, createPolling } from "./back-off.ts";

describe("polling", () => {
  it("looks ever rarer, between 0.3 and 10 seconds", () => {
    expect([0, 900, 3000, 9000, 600_000].map(backOff)).toEqual([300, 300, 1000, 3000, 10_000]);
  });

  it("starts anew when it waits on something else, and rests when on nothing", () => {
    let now = 0;
    const polling = createPolling(() => now);
    expect(polling("ei_1 processing")).toBe(300);
    now = 9000;
    expect(polling("ei_1 processing")).toBe(3000);
    expect(polling("ei_1 enrolling")).toBe(300);
    expect(polling(null)).toBe(false);
  });
});
