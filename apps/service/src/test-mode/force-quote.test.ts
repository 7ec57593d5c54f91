import type { GroupQuoteIntentStatus } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../testing/quote-journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

const statuses: GroupQuoteIntentStatus[] = [
  "processing",
  "action_required",
  "awaiting_quote",
  "quote_available",
  "rejected",
  "rejected_by_insurer",
  "quote_expired",
];

async function begin() {
  const journey = await QuoteJourney.begin(service);
  await journey.create();
  return journey;
}

describe.each(["processing", "action_required"] as const)("forcing a quote that is %s", (from) => {
  test.each(statuses)("brings it to %s", async (to) => {
    const journey = await begin();
    await journey.force(from);
    expect(await journey.force(to)).toMatchObject({ status: to });
    expect(await journey.intent()).toMatchObject({ status: to });
  });
});

describe("forcing a quote", () => {
  test("emits each state on the way, as the triggers would", async () => {
    const journey = await begin();
    expect(await journey.eventsOf(() => journey.force("quote_expired"))).toEqual([
      "group_quote_intent.awaiting_quote",
      "group_quote_intent.quote_available",
      "group_quote_intent.quote_expired",
    ]);
  });

  test("offers one where a person quotes by hand", async () => {
    const journey = await begin();
    await journey.reach("awaiting_quote");
    await journey.force("quote_available");
    expect(await journey.quote()).toMatchObject({ employee_count: 3, total_monthly_premium: 357.24 });
  });

  test("asks again what was asked and answered before", async () => {
    const journey = await begin();
    for (const _ of [1, 2]) {
      await journey.force("action_required");
      expect(await journey.requirements()).toMatchObject([{ is_fulfilled: false, answers: null }]);
      await journey.answerRequirements();
      await journey.force("processing");
    }
    expect(await journey.pass()).toMatchObject({ status: "quote_available" });
  });

  test("leaves nothing due of the states that were passed", async () => {
    const journey = await begin();
    await journey.force("action_required");
    await journey.force("awaiting_quote");
    await journey.force("rejected_by_insurer");
    expect(await journey.eventsOf(() => journey.pass(60 * 86_400))).toEqual([]);
  });

  test.each(["rejected", "rejected_by_insurer", "quote_expired"])(
    "leads out of %s to nowhere",
    async (end) => {
      const journey = await begin();
      await journey.force(end);
      const path = `/test_helpers/intents/${journey.intentId}/force`;
      expect(await journey.rejected("POST", path, { status: "quote_available" })).toMatchObject({
        error_code: "invalid_state",
        current_status: end,
        allowed_statuses: [end],
      });
      const { errors } = await journey.rejected("POST", path, { status: "enrolled" });
      expect(Object.keys(errors ?? {})).toEqual(["$.status"]);
    },
  );
});
