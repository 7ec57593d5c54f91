import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("a quote", () => {
  test.each([
    "processing",
    "action_required",
    "awaiting_quote",
    "quote_available",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ] as const)("reaches %s", async (status) => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    const intent = await journey.reach(status);
    expect(intent).toMatchObject({ status });
  });
});
