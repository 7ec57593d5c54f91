import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { child } from "../../testing/people.ts";
import { healthOnly, idNamed, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");
const daySeconds = 86_400;

async function pending(): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  await journey.reach("pending_confirmation");
  return journey;
}

const rejection = (journey: Journey) => journey.rejected("POST", `${journey.intentPath}/confirm`);

describe("confirming an enrolment", () => {
  test.each([
    "processing",
    "scheduled",
    "coverage_options_required",
    "enrolling",
    "enrolled",
    "not_undertaken",
    "ineligible",
    "rejected",
  ] as const)("is rejected in %s, which stays as it is", async (status) => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const intent = await journey.reach(status);
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["pending_confirmation"],
    });
    expect(await journey.intent()).toEqual(intent);
  });

  test("is rejected while a sub-intent is open, and names it", async () => {
    const journey = await pending();
    const { id } = await journey.openList();
    expect(await rejection(journey)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
    await journey.confirmList();
    expect(await rejection(journey)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
    await journey.pass();
    expect(await journey.confirm()).toMatchObject({ status: "enrolling" });
  });

  test("is rejected while beneficiaries are to be named, and names the requirement", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const [requirement] = await journey.requirements();
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: "pending_confirmation",
      requirement_id: requirement?.id,
      detail: expect.stringContaining("requirement_id"),
    });
    if (requirement) await journey.answerRequirement(requirement);
    expect(await journey.ok("POST", `${journey.intentPath}/confirm`)).toMatchObject({ status: "enrolling" });
  });

  test("is rejected where the plan asks for a list of dependents and none is completed", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await changePlan(journey, plan.id, { dependents_cover: "required" });
    await journey.reach("pending_confirmation");
    expect(await rejection(journey)).toMatchObject({ error_code: "invalid_state" });
    await journey.openList();
    await journey.cancelList();
    expect(await rejection(journey)).toMatchObject({ error_code: "invalid_state" });
    await journey.cover();
    expect(await journey.confirm()).toMatchObject({ status: "enrolling" });
  });

  test("names who has become too old since they were chosen", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { id } = await journey.person({ ...child, date_of_birth: "2006-01-20" });
    await journey.reach("pending_confirmation");
    await journey.cover(id);
    expect((await journey.list()).dependents).toMatchObject([{ status: "ready" }]);
    // Wished for later: on that day the child is 21.
    await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-02-01" } });
    await journey.pass();
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      blocking_dependents: [
        { associated_person_id: id, status: "ready", reason: "student_evidence_required" },
      ],
    });
  });

  test("is rejected to an employee who may not enrol any more", async () => {
    const journey = await pending();
    await journey.change({ status: "offboarding" });
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: "pending_confirmation",
    });
    await journey.configure({ policy_configuration: {} });
    expect(await journey.pass()).toMatchObject({
      status: "ineligible",
      ineligibility_reason: { code: "employee_not_active" },
    });
  });

  test.each([
    [{ status: "inactive" }, "no longer active"],
    [{ end_on: "2026-12-15" }, "no longer active"],
    [{ start_on: null }, "first day of the employment is not known"],
    [{ start_on: "2026-12-20" }, "start on a later day"],
    [{ date_of_birth: "2015-05-05" }, "below the age"],
    [{ date_of_birth: "1930-05-05" }, "above the age"],
    [{ status: "restricted" }, "HR team can say who to ask"],
  ] as const)("says what has changed about the employee, and what to do: %j", async (change, words) => {
    const journey = await pending();
    await journey.change(change);
    const { detail } = await rejection(journey);
    expect(detail).toContain(words);
    expect(detail).toMatch(/Correct|Enter|Update|reject/);
    expect(detail).not.toMatch(/screen|restricted/i);
  });

  test("goes on once the employee is active again", async () => {
    const journey = await pending();
    await journey.change({ status: "inactive" });
    await rejection(journey);
    await journey.change({ status: "active", end_on: null });
    expect(await journey.confirm()).toMatchObject({ status: "enrolling" });
  });

  test("is rejected when the selections are no longer available", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const criteria = [
      { type: "members_count" as const, description: "At most one", members_count: { max: 1 } },
    ];
    const coverage_configurations = plan.coverage_configurations.map((coverage) =>
      coverage.id === idNamed(plan, "Excess")
        ? {
            ...coverage,
            options: coverage.options.map((option) => ({ ...option, eligibility_criteria: criteria })),
          }
        : coverage,
    );
    await changePlan(journey, plan.id, { coverage_configurations });
    await journey.reach("pending_confirmation");
    await journey.cover((await journey.person()).id);
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      errors: { "$.coverage_selections[0].options[0]": [expect.any(String)] },
    });
  });

  test("requires a new list when a dependent on it has been renamed since", async () => {
    const journey = await pending();
    const { id: partner } = await journey.person();
    await journey.cover(partner);
    await journey.changePerson(partner, { last_name: "Restricted" });
    expect(await rejection(journey)).toMatchObject({
      blocking_dependents: [{ associated_person_id: partner, reason: "changed_since_confirmed" }],
    });
    await journey.cover();
    expect(await journey.list()).toMatchObject({
      status: "action_required",
      dependents: [{ associated_person_id: partner, status: "restricted" }],
    });
  });

  test("is rejected after the deadline, in the words of the day", async () => {
    const journey = await pending();
    const { due_by } = await journey.intent();
    await service.advance(journey.world, 15 * daySeconds);
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: "not_undertaken",
    });
    expect(due_by).toBe("2026-12-15T23:59:59+00:00");
  });
});
