import type { GroupQuoteIntentStatus } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// Every row of the table of decisions §5, "Group quote intent".

const service = await serviceOfFile();
const daySeconds = 86_400;
const begin = (group?: string) => QuoteJourney.begin(service, { as: "employer", ...(group && { group }) });

describe("a quote that was asked for", () => {
  test("is processing, and emits it", async () => {
    const journey = await begin();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.create()).toMatchObject({ status: "processing" });
    });
    expect(emitted).toEqual(["group_quote_intent.processing"]);
  });

  test("is offered within a second", async () => {
    const journey = await begin();
    await journey.create();
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({ status: "quote_available" });
    });
    expect(emitted).toEqual(["group_quote_intent.awaiting_quote", "group_quote_intent.quote_available"]);
  });

  test("waits where a person quotes by hand", async () => {
    const journey = await begin("Warehouse Manual");
    await journey.create();
    expect(await journey.pass(200 * daySeconds)).toMatchObject({ status: "awaiting_quote" });
  });

  test("may be declined by the insurer", async () => {
    const journey = await begin("Warehouse Declined");
    await journey.create();
    const emitted = await journey.eventsOf(() => journey.pass());
    expect(emitted).toEqual(["group_quote_intent.awaiting_quote", "group_quote_intent.rejected_by_insurer"]);
    expect(await journey.intent()).toMatchObject({ status: "rejected_by_insurer" });
  });

  test("asks about the group first, and goes on when it was answered", async () => {
    const journey = await begin("Warehouse Evidence");
    await journey.create();
    const asked = await journey.eventsOf(async () => {
      expect(await journey.pass()).toMatchObject({
        status: "action_required",
        action_required: { code: "provide_missing_information", due_by: "2026-12-15T23:59:59+00:00" },
      });
    });
    expect(await journey.requirements()).toMatchObject([
      { is_fulfilled: false, intent_id: journey.intentId, code: "provide_missing_information" },
    ]);
    const fulfilled = await journey.eventsOf(async () => {
      await journey.answerRequirements();
      expect(await journey.intent()).toMatchObject({ status: "processing" });
      expect(await journey.pass()).toMatchObject({ status: "quote_available" });
    });
    expect([asked, fulfilled]).toEqual([
      ["group_quote_intent.action_required"],
      [
        "group_quote_intent.processing",
        "group_quote_intent.awaiting_quote",
        "group_quote_intent.quote_available",
      ],
    ]);
  });

  test.each(["Manual", "Declined", "Evidence"])(
    "of several levels listens to any group that is %s",
    async (ending) => {
      const journey = await begin();
      const other = await journey.group(`Warehouse ${ending}`, journey.world.employee_ids.slice(0, 1));
      await journey.createLevels(journey.level(), journey.level("Anchor Modular", other));
      const statuses: Record<string, GroupQuoteIntentStatus> = {
        Manual: "awaiting_quote",
        Declined: "rejected_by_insurer",
        Evidence: "action_required",
      };
      expect(await journey.pass()).toMatchObject({ status: statuses[ending] });
    },
  );
});

describe("a quote that is available", () => {
  test("may be declined by the employer", async () => {
    const journey = await begin();
    await journey.reach("quote_available");
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.reject()).toMatchObject({ status: "rejected" });
    });
    expect(emitted).toEqual(["group_quote_intent.rejected"]);
    expect(await journey.eventsOf(() => journey.pass(60 * daySeconds))).toEqual([]);
  });

  test("stays as it was offered, whatever becomes of prices and people", async () => {
    const journey = await begin();
    await journey.reach("quote_available");
    const quote = await journey.quote();
    const pricing = structuredClone(planNamed("Anchor Modular").pricing);
    for (const price of pricing.per_member?.member_type_pricing ?? []) price.monthly_premium += 10;
    await changePlan(journey, planNamed("Anchor Modular").id, { pricing });
    expect(await journey.quote()).toEqual(quote);
  });
});

test("a whole journey emits every state that was entered, once and in order", async () => {
  const journey = await begin("Warehouse Evidence");
  await journey.reach("quote_expired");
  await journey.pass(100 * daySeconds);
  expect((await journey.events()).map(({ type, data }) => [type, data.status])).toEqual(
    ["processing", "action_required", "processing", "awaiting_quote", "quote_available", "quote_expired"].map(
      (status) => [`group_quote_intent.${status}`, status],
    ),
  );
});
