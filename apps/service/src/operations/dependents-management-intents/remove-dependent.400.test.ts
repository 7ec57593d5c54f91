import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("removing a dependent", () => {
  test("is rejected once the list is not open", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { id } = await journey.person();
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add(id);
    await journey.confirmList();
    for (const current_status of ["processing", "completed"]) {
      expect(await journey.rejected("DELETE", `${journey.listPath}/dependents/${id}`)).toMatchObject({
        error_code: "invalid_state",
        current_status,
        allowed_statuses: ["action_required"],
      });
      await journey.pass();
    }
    expect((await journey.list()).dependents).toMatchObject([{ associated_person_id: id, status: "ready" }]);
  });

  test("of a person who is on file but not on the list is a 404", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { id } = await journey.person();
    await journey.reach("pending_confirmation");
    await journey.openList();
    expect((await journey.call("DELETE", `${journey.listPath}/dependents/${id}`)).status).toBe(404);
  });
});
