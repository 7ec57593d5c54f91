import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("declining a quote", () => {
  test.each([
    "processing",
    "action_required",
    "awaiting_quote",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ] as const)("is rejected in %s, which stays as it is", async (status) => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    const intent = await journey.reach(status);
    expect(await journey.rejected("POST", `${journey.intentPath}/reject`)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["quote_available"],
    });
    expect(await journey.intent()).toEqual(intent);
  });
});
