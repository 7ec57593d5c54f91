import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, lifeOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const open = (journey: Journey) =>
  journey.rejected("POST", `${journey.intentPath}/create_dependents_management_intent`);

describe("starting a list of dependents", () => {
  test.each(["processing", "coverage_options_required", "enrolling", "enrolled", "not_undertaken"] as const)(
    "is rejected while the enrolment is %s",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      await journey.reach(status);
      expect(await open(journey)).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        allowed_statuses: ["pending_confirmation"],
      });
    },
  );

  test("is rejected while one is open, and names it", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const { id } = await journey.openList();
    expect(await open(journey)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
    await journey.confirmList();
    expect(await open(journey)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
  });

  test("is rejected where no plan covers dependents", async () => {
    const journey = await Journey.begin(service, { group_policies: lifeOnly });
    await journey.create({ force_confirmation: true });
    await journey.reach("pending_confirmation");
    expect(await open(journey)).toMatchObject({
      error_code: "invalid_state",
      detail: expect.stringContaining("covers dependents"),
    });
  });
});
