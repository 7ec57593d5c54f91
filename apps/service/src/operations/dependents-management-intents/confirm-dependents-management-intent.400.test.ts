import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child, student } from "../../testing/people.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function openList(): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  await journey.reach("pending_confirmation");
  await journey.openList();
  return journey;
}

const rejection = (journey: Journey) => journey.rejected("POST", `${journey.listPath}/confirm`);

describe("confirming a list of dependents", () => {
  test("says which dependents block it, and why", async () => {
    const journey = await openList();
    const ids = [
      await journey.person(student),
      await journey.person({ relationship_type: "other" }),
      await journey.person(child),
    ].map(({ id }) => id);
    const [pupil, friend, young] = ids;
    await journey.add(pupil ?? "", friend ?? "");
    // Without the choice that the plan requires for each.
    await journey.ok("POST", `${journey.listPath}/dependents`, { associated_person_ids: [young] });
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: "action_required",
      blocking_dependents: [
        { associated_person_id: pupil, status: "action_required", reason: "requirement_open" },
        { associated_person_id: friend, status: "ineligible", reason: "ineligible" },
        { associated_person_id: young, status: "pending_confirmation", reason: "coverage_selection_missing" },
      ],
    });
  });

  test("is rejected while a restricted person is on it, in neutral words", async () => {
    const journey = await openList();
    const { id } = await journey.person({ last_name: "Restricted" });
    await journey.add(id);
    await journey.confirmList();
    await journey.pass();
    const problem = await rejection(journey);
    expect(problem.blocking_dependents).toEqual([
      { associated_person_id: id, status: "restricted", reason: "cannot_be_covered" },
    ]);
    expect(problem.detail).not.toMatch(/screen|restrict|sanction|complian/i);
  });

  test.each(["processing", "completed", "not_undertaken"])("is rejected in %s", async (status) => {
    const journey = await openList();
    if (status === "not_undertaken") await journey.cancelList();
    else await journey.confirmList();
    if (status === "completed") await journey.pass();
    expect(await rejection(journey)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["action_required"],
    });
  });

  test("is rejected after the enrolment's deadline, which it names", async () => {
    const journey = await openList();
    const { due_by } = await journey.intent();
    // The day is over where the employee is; its work has not been done yet.
    service.clock.tick(15 * 86_400_000);
    const session = await journey.rejected("POST", `${journey.listPath}/confirm`);
    service.clock.tick(-15 * 86_400_000);
    expect(session).toMatchObject({ error_code: "invalid_state", deadline: due_by });
  });
});
