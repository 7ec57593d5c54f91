import { describe, expect, test } from "vitest";
import { adjusting, AmendmentJourney, because, cancelling } from "../../testing/amendment-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const rejection = (amending: AmendmentJourney, body: unknown) =>
  amending.journey.rejected("POST", amending.path, body);
const event = "$.amendment_reason.qualifying_life_event";

// Tests begin on 2026-12-01; the policy covers from 2027-01-01.

describe("a change that is asked for wrongly", () => {
  const dependents = adjusting.requested_changes;
  const reason = (qualifying_life_event?: unknown) => ({
    amendment_reason: { type: "qualifying_life_event", qualifying_life_event },
    requested_changes: dependents,
  });
  test.each([
    ["without a reason", { requested_changes: dependents }, "$.amendment_reason"],
    ["of nothing", { ...adjusting, requested_changes: [] }, "$.requested_changes"],
    [
      "of both kinds",
      { ...adjusting, requested_changes: [...dependents, ...cancelling.requested_changes] },
      "$.requested_changes",
    ],
    [
      "of a kind that there is not",
      { ...adjusting, requested_changes: [{ change_type: "beneficiaries" }] },
      "$.requested_changes[0].change_type",
    ],
    ["because of an event that is not named", reason(), event],
    [
      "with an event that is not needed",
      {
        ...adjusting,
        amendment_reason: {
          ...because("birth_of_child", "2026-12-01").amendment_reason,
          type: "initial_adjustment_period",
        },
      },
      event,
    ],
    ["because of an unknown event", reason({ event: "lottery", event_date: "2026-12-01" }), `${event}.event`],
    [
      "of a day that there is not",
      reason({ event: "birth_of_child", event_date: "2027-02-29" }),
      `${event}.event_date`,
    ],
    ["of a year that is mistyped", because("birth_of_child", "9999-12-31"), `${event}.event_date`],
    ["of a year long ago", because("birth_of_child", "0201-12-31"), `${event}.event_date`],
    [
      "that ends the policy for a birth",
      because("birth_of_child", "2026-12-01", "cancellation"),
      `${event}.event`,
    ],
    ["of people because of a move", because("moved_out_of_coverage_area", "2026-12-01"), `${event}.event`],
    [
      "without a word on another change",
      reason({ event: "other_change", event_date: "2026-12-01", reason: " " }),
      `${event}.reason`,
    ],
  ])("%s is rejected at its path", async (_, body, path) => {
    const amending = await AmendmentJourney.begin(service);
    const { error_code, errors } = await rejection(amending, body);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual([path]);
  });

  test("of dependents of a policy that covers none is rejected", async () => {
    const journey = await Journey.begin(service);
    const { policy_enrolments } = await journey.reach("enrolled");
    const life = policy_enrolments.find(({ type }) => type === "life_assurance");
    const path = `/policies/${life?.id}/policy_amendment_intents`;
    const { errors } = await journey.rejected("POST", path, adjusting);
    expect(Object.keys(errors ?? {})).toEqual(["$.requested_changes[0].change_type"]);
  });
});

describe("a change that cannot be asked for now", () => {
  test.each([
    ["the initial adjustment period is over", "2027-02-01T12:00:00Z", adjusting, "2027-01-31T23:59:59+00:00"],
    [
      "a marriage is too long ago",
      "2027-03-01T12:00:00Z",
      because("marriage_or_civil_partnership", "2027-01-29"),
      "2027-02-28T23:59:59+00:00",
    ],
    [
      "a birth is too long ago",
      "2027-03-01T12:00:00Z",
      because("birth_of_child", "2026-12-30"),
      "2027-02-28T23:59:59+00:00",
    ],
    [
      "a wedding has not been yet",
      "2027-03-01T12:00:00Z",
      because("marriage_or_civil_partnership", "2027-03-02"),
      "2027-04-01T23:59:59+01:00",
    ],
    [
      "a move is too far ahead",
      "2027-03-01T12:00:00Z",
      because("moved_out_of_coverage_area", "2027-05-01", "cancellation"),
      "2027-05-31T23:59:59+01:00",
    ],
  ])("%s: names the last day of the window", async (_, now, body, deadline) => {
    const amending = await AmendmentJourney.begin(service, { details: { time_zone: "Europe/London" } });
    await amending.until(now);
    expect(await rejection(amending, body)).toMatchObject({ error_code: "invalid_state", deadline });
  });

  test("one is open: names it", async () => {
    const amending = await AmendmentJourney.begin(service);
    const { id, status } = await amending.create();
    expect(await rejection(amending, cancelling)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      open_intent_id: id,
    });
    await amending.cancel();
    expect(await amending.create(cancelling)).toMatchObject({ status: "pending_confirmation" });
  });

  test("the policy has ended", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.journey.change({ end_on: "2027-01-15" });
    await amending.until("2027-01-16T12:00:00Z");
    expect(await amending.policy()).toMatchObject({ status: "cancelled" });
    expect(await rejection(amending, adjusting)).toMatchObject({
      error_code: "invalid_state",
      current_status: "cancelled",
      allowed_statuses: ["active"],
    });
  });

  test("the policy ends before it would hold", async () => {
    const amending = await AmendmentJourney.begin(service);
    await amending.journey.change({ end_on: "2027-01-31" });
    await amending.until("2027-01-02T12:00:00Z");
    const { detail } = await rejection(amending, adjusting);
    expect(detail).toContain("31\u00a0January 2027");
    expect(await rejection(amending, cancelling)).toMatchObject({ error_code: "invalid_state" });
    // A child is covered from birth, which is before the end.
    expect(await amending.create(because("birth_of_child", "2027-01-02"))).toMatchObject({
      status: "action_required",
      effective_from: "2027-01-02",
    });
  });
});

test("a window is open on its last day, where the employee is", async () => {
  const amending = await AmendmentJourney.begin(service, {
    group_policies: healthOnly,
    details: { time_zone: "Pacific/Honolulu" },
  });
  // Ten hours behind: the policy began on 1 December, and it is still 31 December there.
  await amending.until("2027-01-01T09:59:00Z");
  expect(await amending.create()).toMatchObject({ effective_from: "2027-01-01" });
});
