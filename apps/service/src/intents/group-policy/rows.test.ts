import type { GroupPolicyIntentStatus } from "@enrolkit/contract";
import { groupPolicyWorkflow, statesOf } from "@enrolkit/rules";
import { describe, expect, test } from "vitest";
import { unscheduleDueWork } from "../../store/due-work.ts";
import { changeRecords } from "../../testing/api-client.ts";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const daySeconds = 86_400;

/** What the world's events say of one intent. */
async function statusesOf(journey: GroupPolicyJourney): Promise<(string | undefined)[]> {
  const events = await journey.events();
  return events
    .filter(({ data }) => data.group_policy_intent_id === journey.intentId)
    .map(({ type, data }) => {
      expect(type).toBe(`group_policy_intent.${data.status}`);
      expect(Object.keys(data).toSorted()).toEqual(["group_policy_intent_id", "status"]);
      return data.status;
    });
}

describe("row by row", () => {
  test("accepted → processing, with a due date 30 days away", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    expect(await journey.accept()).toMatchObject({
      status: "processing",
      due_date: "2026-12-31T23:59:59+00:00",
      group_policy_ids: [],
      group_id: journey.quoting.groupId,
    });
    expect(await statusesOf(journey)).toEqual(["processing"]);
  });

  test("processing → pending_provider_approval → policy_created within a second", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const accepted = await journey.accept();
    const created = await journey.pass();
    expect(created).toMatchObject({ status: "policy_created", due_date: null });
    expect(created.group_policy_ids).toHaveLength(1);
    expect(created).not.toHaveProperty("action_required");
    expect(created.items).toEqual(accepted.items);
    expect(await statusesOf(journey)).toEqual(["processing", "pending_provider_approval", "policy_created"]);
  });

  test("pending_provider_approval → provider_rejected", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    expect(await journey.reach("provider_rejected")).toMatchObject({
      status: "provider_rejected",
      due_date: null,
      group_policy_ids: [],
    });
    expect(await journey.groupPolicies()).toEqual([]);
    expect(await statusesOf(journey)).toEqual([
      "processing",
      "pending_provider_approval",
      "provider_rejected",
    ]);
  });

  test("processing → manual_renewal_gathering_required", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    expect(await journey.reach("manual_renewal_gathering_required")).toMatchObject({ due_date: null });
    expect(await statusesOf(journey)).toEqual(["processing", "manual_renewal_gathering_required"]);
  });

  test("a slow insurer takes three days of the clock", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.reach("pending_provider_approval");
    expect(await journey.pass(3 * daySeconds - 60)).toMatchObject({ status: "pending_provider_approval" });
    expect(await journey.pass(60)).toMatchObject({ status: "policy_created" });
  });

  test("processing → action_required → processing, when the last answer is there", async () => {
    const journey = await GroupPolicyJourney.begin(service, { as: "employer" });
    await journey.accept();
    const { due_date, action_required } = await journey.force("action_required");
    expect(action_required).toMatchObject({ code: "provide_missing_information", due_by: due_date });
    expect(await journey.requirements()).toMatchObject([{ is_fulfilled: false, answers: null }]);
    await journey.answerRequirements();
    expect(await journey.intent()).toMatchObject({ status: "processing", due_date });
    expect(await journey.pass()).toMatchObject({ status: "policy_created" });
    const [requirement] = await journey.requirements();
    const again = await journey.rejected("POST", `/requirements/${requirement?.id}`, {
      answers: { previously_insured: true },
    });
    expect(again).toMatchObject({ error_code: "invalid_state", current_status: "policy_created" });
  });

  test.each(["action_required", "pending_provider_approval"] as const)(
    "%s → expired when the due date passes, to the second",
    async (status) => {
      const journey = await GroupPolicyJourney.begin(service);
      await journey.accept();
      await journey.force(status);
      await silence(journey);
      await until(journey, "2026-12-31T23:59:59Z");
      expect(await journey.intent()).toMatchObject({ status });
      await until(journey, "2027-01-01T00:00:00Z");
      expect(await journey.intent()).toMatchObject({ status: "expired", due_date: null });
    },
  );

  test("an answer after the due date is rejected, also before its work is done", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.accept();
    const { due_date } = await journey.force("action_required");
    const [requirement] = await journey.requirements();
    // Real time passes, and no worker polls.
    service.clock.tick(31 * daySeconds * 1000);
    const body = { answers: { previously_insured: true } };
    expect(await journey.rejected("POST", `/requirements/${requirement?.id}`, body)).toMatchObject({
      error_code: "invalid_state",
      deadline: due_date,
    });
    service.clock.tick(-31 * daySeconds * 1000);
  });

  test("the due date is a whole day where the employer is", async () => {
    const { world } = await GroupPolicyJourney.begin(service);
    const journey = await GroupPolicyJourney.begin(service, { world });
    await changeRecords(journey, async ({ employers }) =>
      employers.replace({ ...(await employers.get(world.employer_id)), time_zone: "Pacific/Auckland" }),
    );
    expect((await journey.accept()).due_date).toBe("2026-12-31T23:59:59+13:00");
  });
});

describe.each(statesOf(groupPolicyWorkflow))("forcing an intent that was accepted to %s", (status) => {
  test("brings it there, and leaves nothing due of the states that were passed", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.accept();
    expect(await journey.force(status)).toMatchObject({ status });
    expect(await journey.intent()).toMatchObject({ status });
    if (!open.includes(status))
      expect(await journey.eventsOf(() => journey.pass(60 * daySeconds))).toEqual([]);
  });
});

const open: GroupPolicyIntentStatus[] = ["processing", "action_required", "pending_provider_approval"];

test("forcing what has ended is rejected, and says so", async () => {
  const journey = await GroupPolicyJourney.begin(service);
  await journey.accept();
  await journey.force("policy_created");
  const path = `/test_helpers/intents/${journey.intentId}/force`;
  expect(await journey.rejected("POST", path, { status: "expired" })).toMatchObject({
    error_code: "invalid_state",
    current_status: "policy_created",
    allowed_statuses: ["policy_created"],
  });
  expect((await journey.rejected("POST", path, { status: "none" })).errors).toHaveProperty(["$.status"]);
});

/** The insurer never decides. */
async function silence(journey: GroupPolicyJourney): Promise<void> {
  const { platform_id } = journey.world;
  await service.testStore.store.write((transaction) =>
    unscheduleDueWork(transaction, platform_id, journey.intentId, ["group_policy.answer"]),
  );
}

async function until(journey: GroupPolicyJourney, to: string): Promise<void> {
  await journey.ok("POST", "/test_helpers/clock/advance", { to }, { key: journey.world.api_key });
}
