import { describe, expect, it } from "vitest";
import { policyStateOn } from "./policy-days.ts";

describe("the state of a policy", () => {
  it.each([
    ["2026-12-01", null, "2026-11-30", "starts"],
    ["2026-12-01", null, "2026-12-01", "covered"],
    ["2026-12-01", "2027-02-28", "2027-02-28", "ends"],
    ["2026-12-01", "2027-02-28", "2027-03-01", "ended"],
    ["2026-12-01", "2027-02-28", "2026-11-30", "starts"],
    ["2026-12-01", "2026-11-30", "2026-11-20", "neverBegan"],
  ])("from %s to %s is on %s: %s", (effective_from, ends_on, today, state) => {
    expect(policyStateOn({ effective_from, ends_on }, today)).toBe(state);
  });
});
