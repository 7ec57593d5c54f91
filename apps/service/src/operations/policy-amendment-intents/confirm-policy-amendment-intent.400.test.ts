import { describe, expect, test } from "vitest";
import { AmendmentJourney } from "../../testing/amendment-journey.ts";
import { child, student } from "../../testing/people.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const rejection = (amending: AmendmentJourney) =>
  amending.journey.rejected("POST", `${amending.intentPath}/confirm`);

describe("confirming an amendment", () => {
  test.each([
    "action_required",
    "awaiting_quote",
    "processing",
    "amended",
    "processing_error",
    "not_undertaken",
  ] as const)("is rejected in %s, which stays as it is", async (status) => {
    const amending = await AmendmentJourney.begin(service);
    const intent = await amending.reach(status);
    expect(await rejection(amending)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["pending_confirmation"],
    });
    expect(await amending.intent()).toEqual(intent);
  });

  test("is rejected after the deadline, also before its work is done", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { pending_confirmation } = await amending.reach("pending_confirmation");
    service.clock.tick(16 * 86_400_000);
    const problem = await rejection(amending);
    service.clock.tick(-16 * 86_400_000);
    expect(problem).toMatchObject({ error_code: "invalid_state", deadline: pending_confirmation?.due_by });
  });

  test("is rejected where the policy is to end before it would hold", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.until("2027-01-20T12:00:00Z");
    await amending.reach("pending_confirmation");
    await amending.journey.change({ end_on: "2027-01-31" });
    expect(await rejection(amending)).toMatchObject({
      error_code: "invalid_state",
      detail: expect.stringContaining("31\u00a0January 2027"),
    });
  });

  test("is rejected where a joining person can no longer be covered", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { journey } = amending;
    const [{ id: first }, { id: second }] = [await journey.person(child), await journey.person(child)];
    await amending.create();
    await amending.choose({ add: [first, second] });
    await journey.changePerson(first, { date_of_birth: student.date_of_birth });
    await journey.changePerson(second, { last_name: "Married" });
    expect(await rejection(amending)).toMatchObject({
      error_code: "invalid_state",
      blocking_dependents: [
        { associated_person_id: first, status: "ready", reason: "student_evidence_required" },
        { associated_person_id: second, status: "pending_confirmation", reason: "changed_since_confirmed" },
      ],
    });
  });
});
