import { describe, expect, test } from "vitest";
import { AmendmentJourney, cancelling } from "../../testing/amendment-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const rejection = (amending: AmendmentJourney) =>
  amending.journey.rejected("POST", `${amending.intentPath}/create_dependents_management_intent`);

describe("choosing dependents of an amendment", () => {
  test.each([
    "awaiting_quote",
    "pending_confirmation",
    "processing",
    "amended",
    "processing_error",
    "not_undertaken",
  ] as const)("is rejected in %s", async (status) => {
    const amending = await AmendmentJourney.begin(service);
    await amending.reach(status);
    expect(await rejection(amending)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required"],
    });
  });

  test("is rejected where the policy is to end", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.create(cancelling);
    expect(await rejection(amending)).toMatchObject({ current_status: "pending_confirmation" });
  });

  test("is rejected while a list is open, which it names", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.create();
    const { id } = await amending.openList();
    expect(await rejection(amending)).toMatchObject({ error_code: "invalid_state", open_intent_id: id });
    await amending.journey.cancelList();
    expect((await amending.openList()).id).not.toBe(id);
  });

  test("is rejected after the deadline, also before its work is done", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { required_action } = await amending.create();
    service.clock.tick(16 * 86_400_000);
    const problem = await rejection(amending);
    service.clock.tick(-16 * 86_400_000);
    expect(problem).toMatchObject({ error_code: "invalid_state", deadline: required_action?.due_by });
  });
});
