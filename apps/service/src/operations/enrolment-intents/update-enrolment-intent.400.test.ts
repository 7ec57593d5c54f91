import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const wish = { policy_configuration: { desired_policy_start_date: "2027-03-01" } };
const mayBeConfigured = ["scheduled", "action_required", "coverage_options_required", "pending_confirmation"];

describe("configuring an enrolment", () => {
  test.each([
    [{}, "$"],
    [{ policy_configuration: null }, "$.policy_configuration"],
    [
      { policy_configuration: { desired_policy_start_date: "soon" } },
      "$.policy_configuration.desired_policy_start_date",
    ],
    [{ policy_configuration: { start: "2027-01-01" } }, "$.policy_configuration.start"],
    [{ coverage_selections: [{ configuration_id: "pc_none", options: [] }] }, "$.coverage_selections[0]"],
    [{ ...wish, status: "enrolled" }, "$.status"],
  ])("rejects %j at its path", async (body, path) => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const { error_code, errors } = await journey.rejected("PUT", journey.intentPath, body);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toContain(path);
  });

  test.each(["processing", "enrolling", "enrolled", "rejected", "not_undertaken", "ineligible"] as const)(
    "is rejected in %s, which stays as it is",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      const intent = await journey.reach(status);
      expect(await journey.rejected("PUT", journey.intentPath, wish)).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        allowed_statuses: mayBeConfigured,
      });
      expect(await journey.intent()).toEqual(intent);
    },
  );
});
