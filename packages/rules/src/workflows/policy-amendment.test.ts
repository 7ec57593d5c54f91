import { describe, expect, it } from "vitest";
import { allowedStatuses, findTriggerPath, isTerminal, resolveTransition, statesOf } from "./workflow.ts";
import { confirmationCode, policyAmendmentWorkflow, initialAmendmentStatus } from "./policy-amendment.ts";

const path = (from: "action_required" | "pending_confirmation", to: "amended" | "processing_error") =>
  findTriggerPath(policyAmendmentWorkflow, from, to);
const open = (status: "action_required" | "processing") => ({
  open_sub_intent: { id: "dmi_1", status },
});

describe("an amendment", () => {
  it("of dependents goes by a list, a quote and a confirmation", () => {
    expect(initialAmendmentStatus("dependents")).toBe("action_required");
    expect(path("action_required", "amended")).toEqual(["complete_dependents", "offer", "confirm", "accept"]);
  });

  it("that cancels waits for its confirmation alone", () => {
    expect(initialAmendmentStatus("cancellation")).toBe("pending_confirmation");
    expect(path("pending_confirmation", "amended")).toEqual(["confirm", "accept"]);
  });

  it("fails without a quote, or when the insurer rejects it", () => {
    expect(path("action_required", "processing_error")).toEqual(["complete_dependents", "fail_to_quote"]);
    expect(path("pending_confirmation", "processing_error")).toEqual(["confirm", "provider_reject"]);
  });

  it("can be cancelled until it is confirmed, and expires in states that wait for the employee", () => {
    expect(allowedStatuses(policyAmendmentWorkflow, "cancel")).toEqual([
      "action_required",
      "awaiting_quote",
      "pending_confirmation",
    ]);
    expect(allowedStatuses(policyAmendmentWorkflow, "deadline")).toEqual([
      "action_required",
      "pending_confirmation",
    ]);
  });

  it("does not lapse while its dependents are being processed", () => {
    const fire = (facts: ReturnType<typeof open> | { open_sub_intent: null }) =>
      resolveTransition(policyAmendmentWorkflow, "action_required", "deadline", facts);
    expect(fire(open("processing"))).toMatchObject({
      kind: "held",
      rejection: { reason: "sub_intent_processing", open_intent_id: "dmi_1" },
    });
    expect(fire(open("action_required"))).toEqual({ kind: "transition", to: "not_undertaken" });
    expect(fire({ open_sub_intent: null })).toEqual({ kind: "transition", to: "not_undertaken" });
  });

  it("ends in three ways", () => {
    const ends = statesOf(policyAmendmentWorkflow).filter((state) =>
      isTerminal(policyAmendmentWorkflow, state),
    );
    expect(ends).toEqual(["amended", "processing_error", "not_undertaken"]);
  });

  it.each([
    ["dependents", "initial_adjustment_period", "confirm_quote"],
    ["dependents", "qualifying_life_event", "confirm_quote"],
    ["cancellation", "initial_adjustment_period", "confirm_opt_out"],
    ["cancellation", "qualifying_life_event", "confirm_qle"],
  ] as const)("of %s for %s asks for %s", (change, reason, code) => {
    expect(confirmationCode(change, reason)).toBe(code);
  });
});
