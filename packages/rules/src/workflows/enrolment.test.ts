import { describe, expect, it } from "vitest";
import { isTerminal, resolveTransition, statesOf } from "./workflow.ts";
import { dependentsManagementWorkflow } from "./dependents-management.ts";
import { enrolmentWorkflow, triggerAfterEvaluation } from "./enrolment.ts";
import { enrolmentStep } from "../flow-steps/enrolment-step.ts";

const free = {
  dependents_cover: "optional" as const,
  open_sub_intent: null,
  dependents_completed: false,
  beneficiaries_requirement_id: null,
};
const open = (status: "action_required" | "processing") => ({
  ...free,
  open_sub_intent: { id: "dmi_1", status },
});

describe("confirming an enrolment", () => {
  const confirm = (facts: typeof free | ReturnType<typeof open>) =>
    resolveTransition(enrolmentWorkflow, "pending_confirmation", "confirm", facts);

  it("enrols when nothing is open", () => {
    expect(confirm(free)).toEqual({ kind: "transition", to: "enrolling" });
  });

  it("is rejected while a sub-intent is open, and says which", () => {
    expect(confirm(open("action_required"))).toMatchObject({
      kind: "rejected",
      rejection: { reason: "sub_intent_open", open_intent_id: "dmi_1" },
    });
  });

  it("is rejected while beneficiaries are to be named, and says where", () => {
    const resolved = resolveTransition(enrolmentWorkflow, "pending_confirmation", "confirm", {
      ...free,
      beneficiaries_requirement_id: "ar_1",
    });
    expect(resolved).toMatchObject({
      kind: "rejected",
      rejection: {
        reason: "beneficiaries_missing",
        requirement_id: "ar_1",
        detail: expect.stringContaining("Answer the requirement"),
      },
    });
  });

  it("is rejected when dependents are required and none were confirmed", () => {
    const required = { ...free, dependents_cover: "required" as never };
    expect(confirm(required)).toMatchObject({
      kind: "rejected",
      rejection: { reason: "dependents_missing" },
    });
    expect(confirm({ ...required, dependents_completed: true })).toMatchObject({ kind: "transition" });
  });
});

it("holds the deadline while dependents are being processed, in every waiting state", () => {
  for (const state of ["action_required", "coverage_options_required", "pending_confirmation"] as const) {
    const fire = (facts: typeof free | ReturnType<typeof open>) =>
      resolveTransition(enrolmentWorkflow, state, "deadline", facts);
    expect(fire(open("processing")).kind).toBe("held");
    expect(fire(open("action_required"))).toEqual({ kind: "transition", to: "not_undertaken" });
    expect(fire(free)).toEqual({ kind: "transition", to: "not_undertaken" });
  }
});

it("ends in four ways", () => {
  expect(statesOf(enrolmentWorkflow).filter((state) => isTerminal(enrolmentWorkflow, state))).toEqual([
    "enrolled",
    "not_undertaken",
    "ineligible",
    "rejected",
  ]);
});

describe("an evaluation", () => {
  const facts = {
    eligibility: "eligible" as const,
    requirement_open: true,
    beneficiaries_requirement_id: "ar_1",
    coverage_asked: true,
    coverage_submitted: false,
    dependents_cover: "optional" as const,
    force_confirmation: false,
  };

  it("asks in one order: eligibility, requirements, coverage, dependents or confirmation, beneficiaries", () => {
    expect(triggerAfterEvaluation({ ...facts, eligibility: "scheduled" })).toBe("wait_for_start");
    expect(triggerAfterEvaluation({ ...facts, eligibility: "ineligible" })).toBe("find_ineligible");
    expect(triggerAfterEvaluation(facts)).toBe("require_action");
    const met = { ...facts, requirement_open: false };
    expect(triggerAfterEvaluation(met)).toBe("ask_coverage");
    const chosen = { ...met, coverage_submitted: true };
    expect(triggerAfterEvaluation(chosen)).toBe("ask_confirmation");
    const alone = { ...chosen, dependents_cover: "none" as const };
    expect(triggerAfterEvaluation(alone)).toBe("require_action");
    expect(triggerAfterEvaluation({ ...alone, force_confirmation: true })).toBe("ask_confirmation");
    const named = { ...alone, beneficiaries_requirement_id: null };
    expect(triggerAfterEvaluation(named)).toBe("proceed");
    expect(triggerAfterEvaluation({ ...named, coverage_asked: false, coverage_submitted: false })).toBe(
      "proceed",
    );
  });
});

describe("confirming dependents", () => {
  const confirm = (facts: Parameters<typeof resolveTransition>[3]) =>
    resolveTransition(dependentsManagementWorkflow, "action_required", "confirm", facts as never);
  const dependent = (status: string, selections_missing = false) => ({
    associated_person_id: `ap_${status}`,
    status,
    selections_missing,
  });

  it("accepts an empty list", () => {
    expect(confirm({ dependents: [], parent_deadline: null })).toEqual({
      kind: "transition",
      to: "processing",
    });
  });

  it("names all blocking dependents", () => {
    const dependents = [
      dependent("ineligible"),
      dependent("ready"),
      dependent("restricted"),
      dependent("action_required"),
      dependent("pending_confirmation", true),
    ];
    expect(confirm({ dependents, parent_deadline: null })).toMatchObject({
      kind: "rejected",
      rejection: {
        blocking_dependents: [
          { associated_person_id: "ap_ineligible", reason: "ineligible" },
          { associated_person_id: "ap_restricted", reason: "cannot_be_covered" },
          { associated_person_id: "ap_action_required", reason: "requirement_open" },
          { associated_person_id: "ap_pending_confirmation", reason: "coverage_selection_missing" },
        ],
      },
    });
  });

  it("is rejected after the parent's deadline, and says which", () => {
    const parent_deadline = { due_by: "2026-12-11T23:59:59+00:00", passed: true };
    expect(confirm({ dependents: [], parent_deadline })).toMatchObject({
      kind: "rejected",
      rejection: { reason: "deadline_passed", deadline: parent_deadline.due_by },
    });
  });
});

describe("the step to show", () => {
  const at = (
    page: "opening" | "cover" | "people" | "beneficiaries" | "check",
    dependents_cover: "none" | "optional" | "required" = "optional",
    beneficiaries: "none" | "open" | "named" = "none",
  ) => ({
    page,
    dependents_cover,
    beneficiaries,
  });

  it("follows the way: opening, cover, people, check", () => {
    expect(enrolmentStep("coverage_options_required", null, at("opening"))).toBe("opening");
    expect(enrolmentStep("coverage_options_required", null, at("people"))).toBe("cover");
    expect(enrolmentStep("pending_confirmation", null, at("cover"))).toBe("people");
    expect(enrolmentStep("pending_confirmation", null, at("check"))).toBe("check");
    expect(enrolmentStep("pending_confirmation", "completed", at("check"))).toBe("check");
    expect(enrolmentStep("pending_confirmation", "completed", at("people"))).toBe("people");
    expect(enrolmentStep("pending_confirmation", null, at("people", "none"))).toBe("check");
  });

  it("names beneficiaries after people and before the check, and again where that is asked for", () => {
    for (const page of ["beneficiaries", "check"] as const) {
      expect(enrolmentStep("pending_confirmation", "completed", at(page, "optional", "open"))).toBe(
        "beneficiaries",
      );
      expect(enrolmentStep("pending_confirmation", "action_required", at(page, "optional", "open"))).toBe(
        "people",
      );
      expect(enrolmentStep("pending_confirmation", null, at(page, "required", "open"))).toBe("people");
      expect(enrolmentStep("pending_confirmation", null, at(page, "optional", "named"))).toBe(page);
    }
    expect(enrolmentStep("pending_confirmation", null, at("beneficiaries"))).toBe("check");
    expect(enrolmentStep("pending_confirmation", null, at("people", "none", "open"))).toBe("beneficiaries");
    expect(enrolmentStep("pending_confirmation", null, at("people", "optional", "open"))).toBe("people");
    expect(enrolmentStep("coverage_options_required", null, at("beneficiaries", "optional", "open"))).toBe(
      "cover",
    );
  });

  it("does not skip dependents that are required or not yet confirmed", () => {
    expect(enrolmentStep("pending_confirmation", null, at("check", "required"))).toBe("people");
    expect(enrolmentStep("pending_confirmation", "action_required", at("check"))).toBe("people");
    expect(enrolmentStep("pending_confirmation", "processing", at("check"))).toBe("waiting");
  });

  it("has a page for every state, and one for states of tomorrow", () => {
    for (const status of statesOf(enrolmentWorkflow)) {
      expect(enrolmentStep(status, null, at("check"))).not.toBe("unknown");
    }
    expect(enrolmentStep("enrolled", null, at("check"))).toBe("done");
    expect(enrolmentStep("awaiting_moon", null, at("check"))).toBe("unknown");
    expect(enrolmentStep("pending_confirmation", "frozen", at("check"))).toBe("unknown");
  });
});
