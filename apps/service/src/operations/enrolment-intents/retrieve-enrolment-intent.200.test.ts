import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const blocks = ["ineligibility_reason", "action_required", "pending_confirmation", "due_by"] as const;

describe("an enrolment intent", () => {
  test.each([
    ["processing", []],
    ["scheduled", []],
    ["action_required", ["action_required", "due_by"]],
    ["coverage_options_required", ["due_by"]],
    ["pending_confirmation", ["pending_confirmation", "due_by"]],
    ["enrolling", []],
    ["enrolled", []],
    ["not_undertaken", []],
    ["ineligible", ["ineligibility_reason"]],
    ["rejected", []],
  ] as const)("in %s has the blocks of that state and no others: %j", async (status, expected) => {
    const details = { last_name: status === "action_required" ? "Evidence" : "Okafor" };
    const journey = await Journey.begin(service, { details });
    const intent = await journey.reach(status);
    expect(intent.status).toBe(status);
    expect(blocks.filter((block) => block in intent).toSorted()).toEqual([...expected].toSorted());
    expect(JSON.stringify(intent)).not.toContain('"due_by":null');
  });

  test("shows what was chosen in every scope, and what is on offer", async () => {
    const journey = await Journey.begin(service);
    const before = (await journey.reach("coverage_options_required")).policy_enrolments[0];
    expect(before?.health_insurance?.coverage_options?.map(({ scope }) => scope)).toEqual(
      Array(4).fill("policy"),
    );
    expect(before?.health_insurance).not.toHaveProperty("coverage_selections");
    expect(new Set(before?.plan.coverage_options?.map(({ scope }) => scope))).toEqual(
      new Set(["group_policy"]),
    );
    const { id } = await journey.person();
    await journey.reach("pending_confirmation");
    await journey.cover(id);
    const after = (await journey.intent()).policy_enrolments[0];
    expect(new Set(after?.plan.coverage_options?.map(({ scope }) => scope))).toEqual(
      new Set(["group_policy", "policy", "member"]),
    );
    for (const { options } of after?.plan.coverage_options ?? []) expect(options.length).toBeGreaterThan(0);
  });

  test("says once enrolled what each member alone has", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const { dependents } = await journey.cover((await journey.person()).id);
    const [enrolment] = (await journey.reach("enrolled")).policy_enrolments;
    expect(dependents[0]?.coverage_selections).not.toEqual([]);
    expect(enrolment?.members?.map(({ coverage_selections }) => coverage_selections)).toEqual([
      [],
      dependents[0]?.coverage_selections,
    ]);
  });
});
