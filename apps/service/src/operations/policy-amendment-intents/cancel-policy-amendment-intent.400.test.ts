import { expect, test } from "vitest";
import { AmendmentJourney } from "../../testing/amendment-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each(["processing", "amended", "processing_error", "not_undertaken"] as const)(
  "giving an amendment up is rejected in %s, which stays as it is",
  async (status) => {
    const amending = await AmendmentJourney.begin(service);
    const intent = await amending.reach(status);
    expect(await amending.journey.rejected("POST", `${amending.intentPath}/cancel`)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required", "awaiting_quote", "pending_confirmation"],
    });
    expect(await amending.intent()).toEqual(intent);
  },
);
