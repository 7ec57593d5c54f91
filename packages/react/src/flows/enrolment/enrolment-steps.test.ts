import type { DependentsManagementIntent, EnrolmentIntent, Requirement } from "@enrolkit/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dependentsOf, enrolmentAt, enrolmentOf, startEnrolment } from "../../testing/enrolment.ts";
import { lifeCover, TestService } from "../../testing/test-service.ts";
import { isOver } from "./enrolment-intent.ts";
import { type StepChosen, stepOf, stepsOf, stepToResume } from "./enrolment-steps.ts";

const statuses = [
  "processing",
  "scheduled",
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
  "enrolling",
  "enrolled",
  "not_undertaken",
  "ineligible",
  "rejected",
] satisfies EnrolmentIntent["status"][];
const subStatuses = ["action_required", "processing", "completed", "not_undertaken"] as const;
const steps = ["opening", "cover", "people", "beneficiaries", "check"] satisfies StepChosen[];

const confirmed = await enrolmentAt("pending_confirmation", { covered: [] });
const ofHealth = await enrolmentOf(confirmed);
const list = await dependentsOf(confirmed);
const ofLife = await startEnrolment(await TestService.start({ group_policies: [lifeCover] }));

const intentIn = (status: EnrolmentIntent["status"], of = ofHealth): EnrolmentIntent => ({ ...of, status });
const listIn = (status: (typeof subStatuses)[number]): DependentsManagementIntent => ({ ...list, status });

/** What a life plan asks. */
const asked = (is_fulfilled: boolean): Requirement => ({
  id: "ar_1",
  intent_id: ofLife.id,
  associated_person_id: null,
  code: "provide_beneficiary_information",
  title: "Who should receive your life cover?",
  description: "Name them.",
  is_fulfilled,
  fields: [{ id: "beneficiaries", label: "Beneficiaries", type: "beneficiaries", required: true }],
  answers: null,
  object: "requirement",
});

/** An enrolment into plans that leave nothing to choose. */
function withoutChoices(intent: EnrolmentIntent): EnrolmentIntent {
  const policy_enrolments = intent.policy_enrolments.map((policy) => ({
    ...policy,
    life_assurance: { ...policy.life_assurance!, coverage_options: [] },
  }));
  return { ...intent, policy_enrolments };
}

describe("the step", () => {
  const anywhere = fc.record({
    status: fc.constantFrom(...statuses),
    list: fc.option(fc.constantFrom(...subStatuses)),
    at: fc.constantFrom(...steps),
  });

  it("is there for every status, list and step, and never unknown for those that are known", () => {
    fc.assert(
      fc.property(anywhere, ({ status, list, at }) => {
        const step = stepOf(intentIn(status), list && listIn(list), at, []);
        expect(step).not.toBe("unknown");
        if (status === "enrolled") expect(step).toBe("done");
        if (status === "processing" || status === "enrolling") expect(step).toBe("waiting");
        if (step === "check") expect(status).toBe("pending_confirmation");
      }),
    );
  });

  it("never leads past people who are still to be confirmed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), (at) => {
        const step = stepOf(intentIn("pending_confirmation"), listIn("action_required"), at, []);
        expect(step).toBe(at === "opening" ? "opening" : "people");
      }),
    );
  });

  it("names beneficiaries before the check, for each plan that asks", () => {
    const at = (requirements: readonly Requirement[], step: StepChosen = "check") =>
      stepOf(intentIn("pending_confirmation"), listIn("completed"), step, requirements);
    const [open, named] = [asked(false), asked(true)];
    expect(at([])).toBe("check");
    expect(at([open])).toBe("beneficiaries");
    expect(at([named, open])).toBe("beneficiaries");
    expect(at([named])).toBe("check");
    expect(at([named], "beneficiaries")).toBe("beneficiaries");
    expect(at([{ ...open, fields: [] }])).toBe("check");
  });

  it("shows what is offered before answers are wanted", () => {
    const intent = intentIn("action_required");
    expect(stepOf(intent, null, "opening", undefined)).toBe("opening");
    expect(stepOf(intent, null, stepToResume(intent, null), undefined)).toBe("action_required");
  });

  it("is unknown for what comes later", () => {
    const later = { ...intentIn("processing"), status: "paused" as EnrolmentIntent["status"] };
    expect(stepOf(later, null, "cover", undefined)).toBe("unknown");
  });
});

describe("the steps", () => {
  it("are left out where there is nothing to choose", () => {
    expect(stepsOf(intentIn("processing"), undefined)).toEqual(["cover", "people", "check", "done"]);
    expect(stepsOf(intentIn("processing", ofLife), [])).toEqual(["cover", "check", "done"]);
    expect(stepsOf(intentIn("processing", ofLife), [asked(false)])).toEqual([
      "cover",
      "beneficiaries",
      "check",
      "done",
    ]);
    expect(stepsOf(withoutChoices(ofLife), [])).toEqual(["check", "done"]);
    // What was asked is not read any more once it is answered.
    expect(stepsOf(intentIn("enrolled", ofLife), undefined)).toEqual([
      "cover",
      "beneficiaries",
      "check",
      "done",
    ]);
  });
});

describe("coming back", () => {
  it("leads to the step that the enrolment is at", () => {
    expect(stepToResume(intentIn("coverage_options_required"), null)).toBe("cover");
    expect(stepToResume(intentIn("pending_confirmation"), null)).toBe("people");
    expect(stepToResume(intentIn("pending_confirmation"), listIn("completed"))).toBe("check");
    expect(stepToResume(intentIn("pending_confirmation", ofLife), null)).toBe("check");
  });

  it("is over in the four ends only", () => {
    expect(statuses.filter((status) => isOver(intentIn(status)))).toEqual([
      "enrolled",
      "not_undertaken",
      "ineligible",
      "rejected",
    ]);
  });
});
