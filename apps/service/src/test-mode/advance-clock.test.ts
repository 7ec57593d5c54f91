import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();
const daySeconds = 86_400;
const now = async (journey: Journey) => (await journey.ok<{ now: string }>("GET", "/test_helpers/clock")).now;

describe("advancing a platform's clock", () => {
  test("returns the platform's new time, and every response carries it", async () => {
    const journey = await Journey.begin(service);
    const response = await journey.call<{ now: string }>("POST", "/test_helpers/clock/advance", {
      seconds: 90,
    });
    expect(response.body).toEqual({ now: "2026-12-01T09:31:30.000Z", object: "clock" });
    expect(response.headers.get("x-platform-time")).toBe("2026-12-01T09:31:30.000Z");
    expect((await journey.call("GET", "/providers")).headers.get("x-platform-time")).toBe(response.body.now);
  });

  test("moves what belongs to the platform, and no other platform", async () => {
    const [journey, other] = [await Journey.begin(service), await Journey.begin(service)];
    await service.advance(journey.world, 40 * daySeconds);
    expect([await now(journey), await now(other)]).toEqual([
      "2027-01-10T09:30:00.000Z",
      "2026-12-01T09:30:00.000Z",
    ]);
    const { created_at, policy_enrolments } = await journey.create();
    expect(created_at).toBe("2027-01-10T09:30:00.000Z");
    expect(policy_enrolments[0]?.estimated_effective_from).toBe("2027-02-01");
  });

  test("does what falls due on the way, each at its own moment and in order", async () => {
    const journey = await Journey.begin(service, {
      group_policies: healthOnly,
      details: { start_on: "2026-12-10" },
    });
    await journey.create();
    await service.advance(journey.world, 60 * daySeconds);
    expect((await journey.events()).map(({ type, created_at }) => [type.split(".")[1], created_at])).toEqual([
      ["processing", "2026-12-01T09:30:00.000Z"],
      ["scheduled", "2026-12-01T09:30:00.000Z"],
      ["processing", "2026-12-10T00:00:00.000Z"],
      ["coverage_options_required", "2026-12-10T00:00:00.000Z"],
      ["not_undertaken", "2026-12-25T00:00:00.000Z"],
    ]);
  });

  test("leaves sessions and idempotency keys on real time", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const options = { headers: { "Idempotency-Key": "person" } };
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const body = {
      first_name: "Ida",
      last_name: "O",
      date_of_birth: "2016-02-29",
      sex_at_birth: "female",
      relationship_type: "child",
    };
    const { text } = await journey.call("POST", path, body, options);
    await service.advance(journey.world, 365 * daySeconds);
    const replay = await journey.call("POST", path, body, options);
    expect(replay.text).toBe(text);
    expect(replay.headers.get("idempotent-replayed")).toBe("true");
  });

  test("with a key moves it once", async () => {
    const journey = await Journey.begin(service);
    const options = { headers: { "Idempotency-Key": "day" } };
    const texts = [];
    for (const _ of [1, 2, 3]) {
      texts.push(
        (await journey.call("POST", "/test_helpers/clock/advance", { seconds: daySeconds }, options)).text,
      );
    }
    expect(new Set(texts).size).toBe(1);
    expect(await now(journey)).toBe("2026-12-02T09:30:00.000Z");
  });

  test("twice at once moves it by both, one after the other", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("coverage_options_required");
    await Promise.all([1, 2, 3].map(() => service.advance(journey.world, 10 * daySeconds)));
    const ended = (await journey.events()).filter(({ type }) => type === "enrolment_intent.not_undertaken");
    expect(ended).toHaveLength(1);
    expect(await now(journey)).toBe("2026-12-31T09:30:01.000Z");
  });

  test("to a moment that is now is no error", async () => {
    const journey = await Journey.begin(service);
    expect(await journey.ok("POST", "/test_helpers/clock/advance", { to: await now(journey) })).toMatchObject(
      {
        now: "2026-12-01T09:30:00.000Z",
      },
    );
  });
});
