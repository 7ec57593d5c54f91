import { DependentsManagementIntentStatus, PolicyAmendmentIntentStatus } from "@enrolkit/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { amendmentStep } from "./amendment-step.ts";

const lists = [null, ...DependentsManagementIntentStatus.options];

it("is there for every status and list, and never unknown for those that are known", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PolicyAmendmentIntentStatus.options),
      fc.constantFrom(...lists),
      (status, list) => {
        expect(amendmentStep({ status }, list)).not.toBe("unknown");
      },
    ),
  );
});

it.each([
  ["awaiting_quote", "waiting"],
  ["pending_confirmation", "check"],
  ["processing", "waiting"],
  ["amended", "done"],
  ["processing_error", "processing_error"],
  ["not_undertaken", "not_undertaken"],
] as const)("of %s is %s with any list", (status, step) => {
  for (const list of lists) expect(amendmentStep({ status }, list)).toBe(step);
});

it.each([
  [null, "people"],
  ["action_required", "people"],
  ["not_undertaken", "people"],
  ["processing", "waiting"],
  ["completed", "waiting"],
] as const)("while people are asked for, with a list that is %s, is %s", (list, step) => {
  expect(amendmentStep({ status: "action_required" }, list)).toBe(step);
});

it("is unknown for what comes later", () => {
  expect(amendmentStep({ status: "paused" as "processing" }, null)).toBe("unknown");
});
