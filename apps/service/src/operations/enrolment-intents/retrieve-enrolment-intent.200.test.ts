import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, planNamed } from "../../testing/plans.ts";
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

  test("says when it opens, when the insurer is expected to have decided, which age is the limit, and which day was missed", async () => {
    const later = await Journey.begin(service, { details: { start_on: "2027-02-15" } });
    expect((await later.reach("scheduled")).opens_on).toBe("2027-02-15");

    const slow = await Journey.begin(service, { details: { last_name: "Slow" } });
    const { decision_expected_at, updated_at } = await slow.reach("enrolling");
    expect(Date.parse(decision_expected_at ?? "") - Date.parse(updated_at)).toBe(3 * 86_400_000);

    const older = await Journey.begin(service, {
      details: { date_of_birth: "1930-01-01" },
      group_policies: healthOnly,
    });
    const { max_age } = planNamed("Anchor Modular").employee_eligibility;
    const age = (max_age ?? 0) + 1;
    await older.create();
    expect((await older.pass()).ineligibility_reason).toEqual({
      code: "employee_above_maximum_age",
      reason: `This cover must start before you turn ${age}.`,
      age,
    });

    const late = await Journey.begin(service);
    const { due_by } = await late.reach("coverage_options_required");
    expect(await late.pass(40 * 86_400)).toMatchObject({
      status: "not_undertaken",
      ended_by: "deadline",
      missed_due_by: due_by,
    });
    const declined = await Journey.begin(service);
    const ended = await declined.reach("not_undertaken");
    expect(ended).toMatchObject({ ended_by: "reject" });
    expect(ended).not.toHaveProperty("missed_due_by");
  });
});
