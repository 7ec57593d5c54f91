import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("declining an enrolment", () => {
  test.each([
    "processing",
    "scheduled",
    "enrolling",
    "enrolled",
    "not_undertaken",
    "ineligible",
    "rejected",
  ] as const)("is rejected in %s, which stays as it is", async (status) => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const intent = await journey.reach(status);
    expect(await journey.rejected("POST", `${journey.intentPath}/reject`)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required", "coverage_options_required", "pending_confirmation"],
    });
    expect(await journey.intent()).toEqual(intent);
  });
});
