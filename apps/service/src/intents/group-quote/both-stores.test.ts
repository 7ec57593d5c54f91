import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const eight = Array.from({ length: 8 }, (_, index) => index);

  test("an employer responses what is asked, and gets a quote", async () => {
    const journey = await QuoteJourney.begin(service, {
      as: "employer",
      platform_type: "employer_of_record",
      group: "Warehouse Evidence",
    });
    const other = await journey.group("Shop", journey.world.employee_ids.slice(0, 1));
    await journey.createLevels(journey.level(), journey.level("Anchor Modular", other));
    await journey.pass();
    await journey.answerRequirements();
    expect(await journey.pass()).toMatchObject({ status: "quote_available" });
    expect(await journey.quote()).toMatchObject({ employee_count: 4, total_monthly_premium: 476.32 });
    expect((await journey.events()).map(({ type }) => type.split(".")[1])).toEqual([
      "processing",
      "action_required",
      "processing",
      "awaiting_quote",
      "quote_available",
    ]);
  });

  test("eight at once with one key ask for one quote, and it is emitted once", async () => {
    const journey = await QuoteJourney.begin(service);
    const headers = { "Idempotency-Key": "one-quote" };
    const responses = await Promise.all(
      eight.map(() => journey.call("POST", "/group_quote_intents", journey.level(), { headers })),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await journey.events()).map(({ type }) => type)).toEqual(["group_quote_intent.processing"]);
  });

  test("eight at once decline once", async () => {
    const journey = await QuoteJourney.begin(service);
    await journey.reach("quote_available");
    const emitted = await journey.eventsOf(async () => {
      const responses = await Promise.all(
        eight.map(() => journey.call("POST", `${journey.intentPath}/reject`)),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 400)).toHaveLength(7);
    });
    expect(emitted).toEqual(["group_quote_intent.rejected"]);
  });
});
