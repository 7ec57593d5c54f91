import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, lifeOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// The table of decisions §5, "Enrolment intent", row by row; each state entered emits once.

const service = await serviceOfFile();
const begin = (options: Parameters<typeof Journey.begin>[1] = {}) =>
  Journey.begin(service, { group_policies: healthOnly, ...options });
const daySeconds = 86_400;

describe("created", () => {
  test("is processing at once", async () => {
    const journey = await begin();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.create()).toMatchObject({ status: "processing", force_confirmation: false });
    });
    expect(emitted).toEqual(["enrolment_intent.processing"]);
  });

  test("names people in its events by ids alone", async () => {
    const journey = await begin();
    const { id } = await journey.create();
    expect(await journey.events()).toMatchObject([
      { type: "enrolment_intent.processing", data: { enrolment_intent_id: id, status: "processing" } },
    ]);
  });
});

describe("processing", () => {
  test("is scheduled where employment starts on a known future date", async () => {
    const journey = await begin({ details: { start_on: "2026-12-09" } });
    await journey.create();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({ status: "scheduled" });
    });
    expect(emitted).toEqual(["enrolment_intent.scheduled"]);
    expect(await journey.intent()).not.toHaveProperty("due_by");
  });

  test("is scheduled where benefits start later than employment", async () => {
    const journey = await begin({ details: { earliest_benefits_start_date: "2026-12-20" } });
    await journey.create();
    expect(await journey.pass()).toMatchObject({ status: "scheduled" });
    expect(await journey.pass(20 * daySeconds)).toMatchObject({ status: "coverage_options_required" });
  });

  test.each([
    ["employee_restricted", { status: "restricted" as const }],
    ["employee_not_active", { status: "inactive" as const }],
    ["employee_not_active", { status: "offboarding" as const }],
    ["employment_not_started", { start_on: null }],
    ["employee_under_minimum_age", { date_of_birth: "2011-01-02" }],
    ["employee_above_maximum_age", { date_of_birth: "1952-01-01" }],
  ])("is ineligible, for good: %s", async (code, details) => {
    const journey = await begin({ details });
    await journey.create();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({
        status: "ineligible",
        ineligibility_reason: { code, reason: expect.any(String) },
      });
    });
    expect(emitted).toEqual(["enrolment_intent.ineligible"]);
    await journey.change({ status: "active", start_on: "2024-01-01", date_of_birth: "1990-01-01" });
    expect(await journey.pass(40 * daySeconds)).toMatchObject({ status: "ineligible" });
  });

  test("counts ages on the effective date, both ends included", async () => {
    for (const date_of_birth of ["2011-01-01", "1952-01-02"]) {
      const journey = await begin({ details: { date_of_birth } });
      await journey.create();
      expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
    }
  });

  test("asks for action where a requirement is open", async () => {
    const journey = await begin({ details: { last_name: "Evidence" } });
    await journey.create();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({
        status: "action_required",
        action_required: { code: "provide_missing_information", due_by: "2026-12-15T23:59:59+00:00" },
      });
    });
    expect(emitted).toEqual(["enrolment_intent.action_required"]);
  });

  test("asks for coverage where policy-scoped coverages exist and nothing was submitted", async () => {
    const journey = await begin();
    await journey.create();
    const emitted = await journey.eventsOf(() => journey.pass());
    expect(emitted).toEqual(["enrolment_intent.coverage_options_required"]);
  });

  test("asks for confirmation where the plan allows dependents", async () => {
    const journey = await begin();
    await journey.reach("coverage_options_required");
    await journey.select();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({
        status: "pending_confirmation",
        dependents_cover: "optional",
        pending_confirmation: { code: "confirm_enrolment", due_by: "2026-12-15T23:59:59+00:00" },
        due_by: "2026-12-15T23:59:59+00:00",
      });
    });
    expect(emitted).toEqual(["enrolment_intent.pending_confirmation"]);
  });

  test("asks for confirmation where it was asked to", async () => {
    const journey = await begin({ group_policies: lifeOnly });
    await journey.create({ force_confirmation: true, coverage_selections: [] });
    expect(await journey.pass()).toMatchObject({
      status: "pending_confirmation",
      force_confirmation: true,
      dependents_cover: "none",
    });
  });

  test("enrols where nothing is needed", async () => {
    const journey = await begin({ group_policies: lifeOnly });
    await journey.create({ coverage_selections: [] });
    await journey.reach("action_required");
    await journey.answerRequirements();
    const emitted = await journey.eventsOf(() => journey.reach("enrolled"));
    expect(emitted).toEqual(["enrolment_intent.enrolling", "policy.active", "enrolment_intent.enrolled"]);
  });
});

describe("what waits", () => {
  test("goes on when the last requirement is fulfilled", async () => {
    const journey = await begin({ details: { last_name: "Evidence" } });
    await journey.reach("action_required");
    const emitted = await journey.eventsOf(async () => {
      await journey.answerRequirements();
      expect(await journey.intent()).toMatchObject({ status: "processing" });
    });
    expect(emitted).toEqual(["enrolment_intent.processing"]);
    expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
  });

  test("goes on when the choices are valid", async () => {
    const journey = await begin();
    await journey.reach("coverage_options_required");
    const emitted = await journey.eventsOf(() => journey.select());
    expect(emitted).toEqual(["enrolment_intent.processing"]);
  });

  test("enrols when confirmed, and the insurer accepts", async () => {
    const journey = await begin();
    await journey.reach("pending_confirmation");
    const confirmed = await journey.eventsOf(async () => {
      expect(await journey.confirm()).toMatchObject({ status: "enrolling" });
    });
    const emitted = await journey.eventsOf(async () => {
      const { policy_enrolments, ...intent } = await journey.pass();
      expect(intent.status).toBe("enrolled");
      expect(policy_enrolments).toMatchObject([{ id: expect.stringMatching(/^p_[0-9a-f]{32}$/) }]);
    });
    expect([confirmed, emitted]).toEqual([
      ["enrolment_intent.enrolling"],
      ["policy.active", "enrolment_intent.enrolled"],
    ]);
  });

  test("shows no policy before there is one", async () => {
    const journey = await begin();
    for (const status of ["pending_confirmation", "enrolling"] as const) {
      expect((await journey.reach(status)).policy_enrolments[0]).not.toHaveProperty("id");
    }
  });

  test("is rejected as a whole when the insurer turns it down", async () => {
    const journey = await Journey.begin(service, { details: { last_name: "Rejected" } });
    await journey.reach("enrolling");
    const emitted = await journey.eventsOf(async () => {
      const intent = await journey.pass();
      expect(intent).toMatchObject({ status: "rejected" });
      expect(intent.policy_enrolments.some((enrolment) => "id" in enrolment)).toBe(false);
    });
    expect(emitted).toEqual(["enrolment_intent.rejected"]);
  });

  test.each(["action_required", "coverage_options_required", "pending_confirmation"] as const)(
    "is not undertaken when declined in %s",
    async (status) => {
      const details = { last_name: status === "action_required" ? "Evidence" : "Okafor" };
      const journey = await Journey.begin(service, { details });
      await journey.reach(status);
      const emitted = await journey.eventsOf(async () => {
        const intent = await journey.reject();
        expect(intent).toMatchObject({ status: "not_undertaken" });
        expect(intent).not.toHaveProperty("due_by");
      });
      expect(emitted).toEqual(["enrolment_intent.not_undertaken"]);
    },
  );
});

test("a whole journey emits every state that was entered, once and in order", async () => {
  const journey = await Journey.begin(service);
  const { id } = await journey.person();
  await journey.reach("pending_confirmation");
  await journey.cover(id);
  await journey.reach("enrolled");
  await journey.pass(100 * daySeconds);
  expect((await journey.events()).map(({ type }) => type)).toEqual([
    "enrolment_intent.processing",
    "enrolment_intent.coverage_options_required",
    "enrolment_intent.processing",
    "enrolment_intent.pending_confirmation",
    "dependents_management_intent.action_required",
    "dependents_management_intent.dependent.pending_confirmation",
    "dependents_management_intent.processing",
    "dependents_management_intent.dependent.processing",
    "dependents_management_intent.completed",
    "dependents_management_intent.dependent.ready",
    "enrolment_intent.enrolling",
    "policy.active",
    "policy.active",
    "enrolment_intent.enrolled",
  ]);
});
