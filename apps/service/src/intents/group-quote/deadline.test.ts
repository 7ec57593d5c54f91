import { describe, expect, test } from "vitest";
import { changeRecords } from "../../testing/api-client.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const daySeconds = 86_400;

/** An employer who is somewhere. */
async function begin(
  location: { time_zone: string | null; country?: "nz" } = { time_zone: "Europe/London" },
) {
  const journey = await QuoteJourney.begin(service);
  await changeRecords(journey, async ({ employers, providers }) => {
    await employers.replace({ ...(await employers.get(journey.world.employer_id)), ...location });
    // Their insurers insure there too.
    const { country } = location;
    if (country === undefined) return;
    for (const provider of await providers.list({})) {
      const supported_countries = [...provider.supported_countries, country];
      await providers.replace({ ...provider, supported_countries });
    }
  });
  return journey;
}

/** Moves to a moment. */
async function until(journey: QuoteJourney, moment: string): Promise<string> {
  await journey.ok("POST", "/test_helpers/clock/advance", { to: moment });
  return (await journey.intent()).status;
}

describe("what the insurer asks", () => {
  test.each([
    ["Europe/London", "2026-12-15T23:59:59+00:00", "2026-12-15T23:59:59Z", "2026-12-16T00:00:00Z"],
    ["America/St_Johns", "2026-12-15T23:59:59-03:30", "2026-12-16T03:29:59Z", "2026-12-16T03:30:00Z"],
    ["Pacific/Kiritimati", "2026-12-15T23:59:59+14:00", "2026-12-15T09:59:59Z", "2026-12-15T10:00:00Z"],
  ])("may be answered until the day after 14 days ends in %s", async (time_zone, dueBy, stillTime, over) => {
    const journey = await begin({ time_zone });
    expect(await journey.reach("action_required")).toMatchObject({
      due_by: dueBy,
      action_required: { due_by: dueBy },
    });
    expect(await until(journey, stillTime)).toBe("action_required");
    const emitted = await journey.eventsOf(async () => {
      expect(await until(journey, over)).toBe("rejected");
    });
    expect(emitted).toEqual(["group_quote_intent.rejected"]);
  });

  test("is not taken after its last day, also before the deadline's work is done", async () => {
    const journey = await begin();
    const { due_by } = await journey.reach("action_required");
    const [requirement] = await journey.requirements();
    service.clock.tick(15 * daySeconds * 1000);
    const body = { answers: { previously_insured: false } };
    const path = `/requirements/${requirement?.id}`;
    expect(await journey.rejected("POST", path, body)).toMatchObject({
      error_code: "invalid_state",
      current_status: "action_required",
      deadline: due_by,
    });
    service.clock.tick(-15 * daySeconds * 1000);
    await journey.pass(15 * daySeconds);
    expect(await journey.rejected("POST", path, body)).toMatchObject({
      error_code: "invalid_state",
      current_status: "rejected",
    });
    expect(await journey.intent()).toMatchObject({ status: "rejected" });
  });

  test("is due no more once it was answered", async () => {
    const journey = await begin();
    await journey.reach("action_required");
    await journey.rename("Head office Evidence Manual");
    await journey.answerRequirements();
    expect(await journey.pass(100 * daySeconds)).toMatchObject({ status: "awaiting_quote" });
  });
});

describe("a quote", () => {
  test.each([
    ["Europe/London", "2026-12-31T23:59:59+00:00", "2026-12-31T23:59:59Z", "2027-01-01T00:00:00Z"],
    ["Asia/Tokyo", "2026-12-31T23:59:59+09:00", "2026-12-31T14:59:59Z", "2026-12-31T15:00:00Z"],
  ])("is valid for 30 days, the last of them whole in %s", async (time_zone, last, stillTime, over) => {
    const journey = await begin({ time_zone });
    expect(await journey.reach("quote_available")).toMatchObject({ due_by: last });
    expect(await journey.quote()).toMatchObject({ expires_at: last });
    expect(await until(journey, stillTime)).toBe("quote_available");
    const emitted = await journey.eventsOf(async () => {
      expect(await until(journey, over)).toBe("quote_expired");
    });
    expect(emitted).toEqual(["group_quote_intent.quote_expired"]);
    expect(await journey.intent()).not.toHaveProperty("due_by");
  });

  test("is where the employer is, by the country where no zone is known", async () => {
    const journey = await begin({ time_zone: null, country: "nz" });
    // Of New Zealand's zones the day ends last on the mainland.
    expect(await journey.reach("quote_available")).toMatchObject({ due_by: "2026-12-31T23:59:59+13:00" });
  });

  test("cannot be declined after its last day, also before it has expired", async () => {
    const journey = await begin();
    const { due_by } = await journey.reach("quote_available");
    service.clock.tick(31 * daySeconds * 1000);
    const rejected = await journey.rejected("POST", `${journey.intentPath}/reject`);
    service.clock.tick(-31 * daySeconds * 1000);
    expect(rejected).toMatchObject({
      error_code: "invalid_state",
      current_status: "quote_available",
      deadline: due_by,
    });
  });
});
