import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("giving a list of dependents up", () => {
  test.each(["completed", "not_undertaken"])("is rejected in %s", async (status) => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    if (status === "completed") await journey.cover();
    else {
      await journey.openList();
      await journey.cancelList();
    }
    expect(await journey.rejected("POST", `${journey.listPath}/cancel`)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required", "processing"],
    });
  });
});
