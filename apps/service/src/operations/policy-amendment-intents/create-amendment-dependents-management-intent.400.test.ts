import { describe, expect, test } from "vitest";
import { AmendmentJourney, cancelling } from "../../testing/amendment-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const refusal = (amending: AmendmentJourney) =>
  amending.journey.rejected("POST", `${amending.intentPath}/create_dependents_management_intent`);

describe("choosing dependents of an amendment", () => {
  test.each([
    "awaiting_quote",
    "pending_confirmation",
    "processing",
    "amended",
    "processing_error",
    "not_undertaken",
  ] as const)("is refused in %s", async (status) => {
    const amending = await AmendmentJourney.begin(service);
    await amending.reach(status);
    expect(await refusal(amending)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required"],
    });
  });

  test("is refused where the policy is to end", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.create(cancelling);
    expect(await refusal(amending)).toMatchObject({ current_status: "pending_confirmation" });
  });

  test("is refused while a list is open, which it names", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.create();
    const { id } = await amending.openList();
    expect(await refusal(amending)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
    await amending.journey.cancelList();
    expect((await amending.openList()).id).not.toBe(id);
  });

  test("is refused after the deadline, also before its work is done", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { required_action } = await amending.create();
    service.clock.tick(16 * 86_400_000);
    const problem = await refusal(amending);
    service.clock.tick(-16 * 86_400_000);
    expect(problem).toMatchObject({ error_code: "invalid_state", deadline: required_action?.due_by });
  });
});
