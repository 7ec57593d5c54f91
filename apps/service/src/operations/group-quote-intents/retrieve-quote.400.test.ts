import { describe, expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("a quote", () => {
  test.each([
    "processing",
    "action_required",
    "awaiting_quote",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ] as const)("cannot be seen while the intent is %s", async (status) => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    await journey.reach(status);
    expect(await journey.rejected("GET", `${journey.intentPath}/quote`)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["quote_available"],
    });
  });
});
