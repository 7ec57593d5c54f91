import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child } from "../../testing/people.ts";
import { healthOnly, idNamed, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");

async function openList(): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  await journey.reach("pending_confirmation");
  await journey.openList();
  return journey;
}

const rejection = (journey: Journey, body: unknown) =>
  journey.rejected("POST", `${journey.listPath}/dependents`, body);

describe("adding dependents", () => {
  test.each([
    [{}, "$.associated_person_ids"],
    [{ associated_person_ids: [] }, "$.associated_person_ids"],
    [{ associated_person_ids: ["ee_1"] }, "$.associated_person_ids[0]"],
    [{ associated_person_ids: null, more: 1 }, "$.more"],
  ])("rejects %j at its path", async (body, path) => {
    const { error_code, errors } = await rejection(await openList(), body);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toContain(path);
  });

  test("adds all or none: one invalid selection rejects all", async () => {
    const journey = await openList();
    const people = [await journey.person(), await journey.person(child)].map(({ id }) => id);
    const [first, second] = people;
    const { errors } = await rejection(journey, {
      associated_person_ids: people,
      dependent_coverage_selections: [
        { associated_person_id: first, coverage_selections: chosen("Optical", "Basic") },
        { associated_person_id: second, coverage_selections: chosen("Optical", "Routine care") },
      ],
    });
    expect(Object.keys(errors ?? {})).toEqual([
      "$.dependent_coverage_selections[1].coverage_selections[0].options[0]",
    ]);
    expect((await journey.list()).dependents).toEqual([]);
  });

  test("takes choices of member scope alone, and only for those who are named, once each", async () => {
    const journey = await openList();
    const [{ id }, { id: other }] = [await journey.person(), await journey.person(child)];
    const choice = (associated_person_id: string, name: string, option: string) => ({
      associated_person_id,
      coverage_selections: chosen(name, option),
    });
    const wrongScope = await rejection(journey, {
      associated_person_ids: [id],
      dependent_coverage_selections: [choice(id, "Excess", "£250")],
    });
    expect(Object.keys(wrongScope.errors ?? {})).toContain(
      "$.dependent_coverage_selections[0].coverage_selections[0]",
    );
    for (const named of [other, id]) {
      const { errors } = await rejection(journey, {
        associated_person_ids: [id],
        dependent_coverage_selections: [choice(id, "Optical", "Basic"), choice(named, "Optical", "Basic")],
      });
      expect(Object.keys(errors ?? {})).toEqual(["$.dependent_coverage_selections[1].associated_person_id"]);
    }
  });

  test("is rejected once the list is not open", async () => {
    const journey = await openList();
    const { id } = await journey.person();
    await journey.confirmList();
    for (const current_status of ["processing", "completed"]) {
      expect(await rejection(journey, { associated_person_ids: [id] })).toMatchObject({
        error_code: "invalid_state",
        current_status,
        allowed_statuses: ["action_required"],
      });
      await journey.pass();
    }
  });
});

function chosen(configuration: string, option: string) {
  return [
    { configuration_id: idNamed(plan, configuration), options: [{ option_id: idNamed(plan, option) }] },
  ];
}
