import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const daySeconds = 86_400;

const begin = (time_zone: string | null = "Europe/London") =>
  Journey.begin(service, { group_policies: healthOnly, details: { time_zone } });

/** Moves to a moment. */
async function until(journey: Journey, moment: string): Promise<string> {
  await journey.ok("POST", "/test_helpers/clock/advance", { to: moment }, { key: journey.world.api_key });
  return (await journey.intent()).status;
}

describe("the deadline of what waits", () => {
  test.each([
    ["Europe/London", "2026-12-15T23:59:59+00:00", "2026-12-15T23:59:59Z", "2026-12-16T00:00:00Z"],
    ["America/St_Johns", "2026-12-15T23:59:59-03:30", "2026-12-16T03:29:59Z", "2026-12-16T03:30:00Z"],
    ["Pacific/Kiritimati", "2026-12-15T23:59:59+14:00", "2026-12-15T09:59:59Z", "2026-12-15T10:00:00Z"],
  ])("is the end of the day after 14 days in %s", async (zone, dueBy, stillTime, over) => {
    const journey = await begin(zone);
    const intent = await journey.reach("coverage_options_required");
    expect(intent.due_by).toBe(dueBy);
    expect(await until(journey, stillTime)).toBe("coverage_options_required");
    const emitted = await journey.eventsOf(() => until(journey, over));
    expect(await journey.intent()).toMatchObject({ status: "not_undertaken" });
    expect(emitted).toEqual(["enrolment_intent.not_undertaken"]);
  });

  test("is in the country of the address where no zone is known", async () => {
    const journey = await begin(null);
    await journey.change({ address: { line_1: "1 Tāhuna Road", city: "Hāwera", country: "nz" } });
    // Of New Zealand's zones the day ends last on the mainland.
    expect((await journey.reach("coverage_options_required")).due_by).toBe("2026-12-15T23:59:59+13:00");
  });

  test.each([
    ["America/Adak", "2026-12-15T23:59:59-10:00", "2026-12-16T09:59:59Z", "2026-12-16T10:00:00Z"],
    ["Asia/Tokyo", "2026-12-15T23:59:59+09:00", "2026-12-15T14:59:59Z", "2026-12-15T15:00:00Z"],
  ])("names the same day for an employee who moves to %s", async (zone, dueBy, stillTime, over) => {
    const journey = await begin();
    await journey.reach("pending_confirmation");
    await journey.change({ time_zone: zone });
    expect(await journey.intent()).toMatchObject({ due_by: dueBy, pending_confirmation: { due_by: dueBy } });
    expect(await until(journey, stillTime)).toBe("pending_confirmation");
    expect(await until(journey, over)).toBe("not_undertaken");
  });

  test("starts anew in each waiting state", async () => {
    const journey = await begin();
    await journey.reach("coverage_options_required");
    await journey.pass(5 * daySeconds);
    expect((await journey.reach("pending_confirmation")).due_by).toBe("2026-12-20T23:59:59+00:00");
  });

  test("ends an open list of dependents with the enrolment", async () => {
    const journey = await begin();
    await journey.reach("pending_confirmation");
    await journey.openList();
    const emitted = await journey.eventsOf(() => journey.pass(15 * daySeconds));
    expect(await journey.list()).toMatchObject({ status: "not_undertaken" });
    expect(emitted.toSorted()).toEqual([
      "dependents_management_intent.not_undertaken",
      "enrolment_intent.not_undertaken",
    ]);
  });

  test("is named where it has passed and its work has not been done yet", async () => {
    const journey = await begin();
    const { due_by } = await journey.reach("pending_confirmation");
    service.clock.tick(15 * daySeconds * 1000);
    const rejected = [];
    for (const operation of ["confirm", "reject", "create_dependents_management_intent"]) {
      rejected.push(await journey.rejected("POST", `${journey.intentPath}/${operation}`));
    }
    rejected.push(await journey.rejected("PUT", journey.intentPath, { policy_configuration: {} }));
    service.clock.tick(-15 * daySeconds * 1000);
    const expected = {
      error_code: "invalid_state",
      current_status: "pending_confirmation",
      deadline: due_by,
    };
    expect(rejected).toMatchObject([expected, expected, expected, expected]);
  });
});

describe("while a list of dependents is being processed", () => {
  /** A list that is confirmed a moment before the deadline. */
  async function atTheLastMoment(last_name: string): Promise<Journey> {
    const journey = await begin();
    const { id } = await journey.person({ last_name });
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add(id);
    await until(journey, "2026-12-15T23:59:59.900Z");
    await journey.confirmList();
    return journey;
  }

  test("the deadline waits, and there is new time once all are ready", async () => {
    const journey = await atTheLastMoment("Okafor");
    const emitted = await journey.eventsOf(() => journey.pass());
    expect(emitted).toEqual([
      "dependents_management_intent.completed",
      "dependents_management_intent.dependent.ready",
    ]);
    expect(await journey.intent()).toMatchObject({
      status: "pending_confirmation",
      due_by: "2026-12-30T23:59:59+00:00",
    });
    expect(await journey.pass(15 * daySeconds)).toMatchObject({ status: "not_undertaken" });
  });

  test("there is new time to remove the people screening stopped", async () => {
    const journey = await atTheLastMoment("Restricted");
    await journey.pass();
    const due_by = "2026-12-30T23:59:59+00:00";
    expect(await journey.intent()).toMatchObject({ status: "pending_confirmation", due_by });
    expect(await journey.list()).toMatchObject({ status: "action_required", action_required: { due_by } });
  });

  test("there is new time after giving the list up", async () => {
    const journey = await atTheLastMoment("Okafor");
    // The deadline comes due, and waits, before screening is done.
    await until(journey, "2026-12-16T00:00:00.100Z");
    await journey.cancelList();
    expect(await journey.intent()).toMatchObject({
      status: "pending_confirmation",
      due_by: "2026-12-30T23:59:59+00:00",
    });
    expect(await journey.pass(15 * daySeconds)).toMatchObject({ status: "not_undertaken" });
  });

  test("a list that was screened in time changes no deadline", async () => {
    const journey = await begin();
    await journey.reach("pending_confirmation");
    await journey.pass(3 * daySeconds);
    await journey.cover((await journey.person()).id);
    expect(await journey.intent()).toMatchObject({ due_by: "2026-12-15T23:59:59+00:00" });
  });
});
