import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("a scheduled enrolment", () => {
  const begin = async (time_zone: string) => {
    const details = { start_on: "2027-02-15", time_zone };
    const journey = await Journey.begin(service, { group_policies: healthOnly, details });
    await journey.reach("scheduled");
    return journey;
  };
  const moveTo = (journey: Journey, to: string) =>
    journey.ok("POST", "/test_helpers/clock/advance", { to }, { key: journey.world.api_key });

  test.each([
    ["Europe/London", "2027-02-14T23:59:59Z", "2027-02-15T00:00:01Z"],
    ["Asia/Tokyo", "2027-02-14T14:59:59Z", "2027-02-14T15:00:01Z"],
  ])("goes on when the day begins in %s", async (zone, before, after) => {
    const journey = await begin(zone);
    await moveTo(journey, before);
    expect(await journey.intent()).toMatchObject({ status: "scheduled" });
    const emitted = await journey.eventsOf(() => moveTo(journey, after));
    expect(emitted).toEqual(["enrolment_intent.processing", "enrolment_intent.coverage_options_required"]);
  });

  test("covers from the first day at the earliest", async () => {
    const journey = await begin("Europe/London");
    expect((await journey.intent()).policy_enrolments[0]?.estimated_effective_from).toBe("2027-02-15");
  });

  test("is judged anew on that day: who has gone by then is ineligible", async () => {
    const journey = await begin("Europe/London");
    await journey.change({ status: "inactive" });
    await moveTo(journey, "2027-02-16T00:00:00Z");
    expect(await journey.intent()).toMatchObject({
      status: "ineligible",
      ineligibility_reason: { code: "employee_not_active" },
    });
  });

  test("waits on where the start was put off meanwhile", async () => {
    const journey = await begin("Europe/London");
    await journey.change({ start_on: "2027-03-01" });
    await moveTo(journey, "2027-02-20T00:00:00Z");
    expect(await journey.intent()).toMatchObject({ status: "scheduled" });
    await moveTo(journey, "2027-03-01T00:00:01Z");
    expect(await journey.intent()).toMatchObject({ status: "coverage_options_required" });
  });

  test.each(["2027-01-04", "2026-11-02"])(
    "waits no longer than to a start that is now %s",
    async (start_on) => {
      const journey = await begin("Europe/London");
      await moveTo(journey, "2027-01-03T12:00:00Z");
      await journey.change({ start_on });
      if (start_on > "2027-01-03") {
        await moveTo(journey, "2027-01-03T23:59:59Z");
        expect(await journey.intent()).toMatchObject({ status: "scheduled" });
        await moveTo(journey, "2027-01-04T00:00:00Z");
      }
      expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
    },
  );

  test("may be configured, and is then judged anew", async () => {
    const journey = await begin("Europe/London");
    const emitted = await journey.eventsOf(async () => {
      await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-04-01" } });
      await journey.pass();
    });
    expect(emitted).toEqual(["enrolment_intent.processing", "enrolment_intent.scheduled"]);
    expect((await journey.intent()).policy_enrolments[0]?.estimated_effective_from).toBe("2027-04-01");
  });
});
