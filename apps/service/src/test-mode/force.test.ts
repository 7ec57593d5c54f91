import type { EnrolmentIntentStatus } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey, smallestOf } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

const statuses: EnrolmentIntentStatus[] = [
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
];
const open = [
  "processing",
  "scheduled",
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
] as const;

describe.each(open)("forcing an enrolment that is %s", (from) => {
  test.each(statuses)("brings it to %s", async (to) => {
    const journey = await Journey.begin(service);
    await journey.create();
    await journey.force(from);
    expect(await journey.force(to)).toMatchObject({ status: to });
    expect(await journey.intent()).toMatchObject({ status: to });
  });
});

describe("forcing an enrolment", () => {
  test("emits each state on the way, as the triggers would", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const emitted = await journey.eventsOf(() => journey.force("enrolled"));
    expect(emitted).toEqual(["enrolment_intent.enrolling", "policy.active", "enrolment_intent.enrolled"]);
  });

  test("leaves what belongs to the state: a block, a deadline, a way on", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    expect(await journey.force("action_required")).toMatchObject({
      action_required: { code: "provide_missing_information" },
      due_by: expect.any(String),
    });
    await journey.answerRequirements();
    expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
  });

  test("asks again what was asked and answered before", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    for (const _ of [1, 2]) {
      await journey.force("action_required");
      expect(await journey.requirements()).toMatchObject([{ is_fulfilled: false, answers: null }]);
      await journey.answerRequirements();
      expect(await journey.pass()).not.toMatchObject({ status: "action_required" });
    }
  });

  test("pending_confirmation has choices to confirm, and those made before stay", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    const forced = await journey.force("pending_confirmation");
    const chosen = forced.policy_enrolments[0]?.health_insurance?.coverage_selections;
    expect(chosen).toEqual(smallestOf(forced));
    await journey.force("processing");
    expect((await journey.force("enrolling")).policy_enrolments[0]?.health_insurance).toMatchObject({
      coverage_selections: chosen,
    });
    const other = await Journey.begin(service, { world: journey.world, employee: 1 });
    await other.create();
    await other.force("pending_confirmation");
    expect(await other.confirm()).toMatchObject({ status: "enrolling" });
  });

  test("leaves nothing due of the states that were passed", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    await journey.force("enrolled");
    expect(await journey.eventsOf(() => journey.pass(60 * 86_400))).toEqual([]);
  });

  test("scheduled waits for a day, and goes on then", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    await journey.force("scheduled");
    expect(await journey.pass()).toMatchObject({ status: "scheduled" });
    expect(await journey.pass(86_400)).toMatchObject({ status: "coverage_options_required" });
  });
});

describe("forcing a list of dependents", () => {
  const openList = async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add((await journey.person()).id);
    return journey;
  };

  test.each(["action_required", "processing", "completed", "not_undertaken"])(
    "brings it to %s",
    async (status) => {
      const journey = await openList();
      expect(await journey.force(status, journey.listId)).toMatchObject({ status });
    },
  );

  test("restricts someone when it is brought back from processing", async () => {
    const journey = await openList();
    await journey.force("processing", journey.listId);
    expect(await journey.force("action_required", journey.listId)).toMatchObject({
      action_required: { code: "remove_restricted_or_ineligible_dependents" },
      dependents: [{ status: "restricted" }],
    });
  });

  test("completed counts in the enrolment", async () => {
    const journey = await openList();
    await journey.force("completed", journey.listId);
    expect(await journey.intent()).toMatchObject({
      pending_confirmation: { associated_persons: { dependent: { status: "confirmed" } } },
    });
    expect(await journey.reach("enrolled")).toMatchObject({ status: "enrolled" });
  });
});
