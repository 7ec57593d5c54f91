import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const force = (journey: Journey, id: string, status: string) =>
  journey.rejected("POST", `/test_helpers/intents/${id}/force`, { status });

describe("forcing an intent", () => {
  test("knows the statuses of each kind of intent, and no others", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { id } = await journey.reach("pending_confirmation");
    const list = await journey.openList();
    for (const [intent, status] of [
      [id, "completed"],
      [list.id, "enrolled"],
      [id, "Enrolled"],
    ] as const) {
      const { error_code, errors } = await force(journey, intent, status);
      expect(error_code).toBe("invalid_request");
      expect(Object.keys(errors ?? {})).toEqual(["$.status"]);
    }
  });

  test.each(["enrolled", "not_undertaken", "ineligible", "rejected"] as const)(
    "leads out of %s to nowhere",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      const { id } = await journey.reach(status);
      expect(await force(journey, id, "processing")).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        allowed_statuses: [status],
      });
    },
  );

  test("does not pass a guard, and then changes nothing", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { id } = await journey.reach("pending_confirmation");
    const list = await journey.openList();
    expect(await force(journey, id, "enrolled")).toMatchObject({ open_intent_id: list.id });
    expect(await journey.intent()).toMatchObject({ status: "pending_confirmation" });
    expect((await journey.rejected("POST", `/test_helpers/intents/${id}/force`, {})).errors).toHaveProperty([
      "$.status",
    ]);
  });
});
