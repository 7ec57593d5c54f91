import { describe, expect, test } from "vitest";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const daySeconds = 86_400;

describe("the group policies that an accepted quote makes", () => {
  test("are what was quoted, for a year from its first day", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const { starts_on } = await journey.quoting.quote();
    const created = await journey.reach("policy_created");
    const [level] = created.items[0]?.levels ?? [];
    expect(await journey.groupPolicies()).toEqual([
      {
        id: created.group_policy_ids[0],
        employer_id: journey.world.employer_id,
        external_customer_id: null,
        group_id: journey.quoting.groupId,
        plan_id: planNamed("Anchor Modular").id,
        benefit_type: "health_insurance",
        status: "active",
        cost_sharing: level?.cost_sharing,
        coverage_selections: level?.coverage_selections,
        starts_on: "2027-01-01",
        year_ends_on: "2027-12-31",
        group_policy_intent_id: created.id,
        created_at: expect.any(String),
        object: "group_policy",
      },
    ]);
    expect(starts_on).toBe("2027-01-01");
  });

  test.each([
    ["2026-12-15", 0, "2026-12-15", "2027-12-14"],
    ["2028-02-29", 0, "2028-02-29", "2029-02-27"],
    ["2026-12-15", 20, "2027-01-01", "2027-12-31"],
  ])("start on %s, expected and accepted %i days later, as %s", async (expected, days, starts, ends) => {
    const journey = await GroupPolicyJourney.begin(service, {
      of: (quoting) => ({ ...quoting.level(), expected_start_date: expected }),
    });
    await journey.quoting.pass(1 + days * daySeconds);
    await journey.reach("policy_created");
    expect(await journey.groupPolicies()).toMatchObject([{ starts_on: starts, year_ends_on: ends }]);
  });

  test("start on the day that was quoted, as long as it has not passed", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.quoting.pass(30 * daySeconds);
    await journey.reach("policy_created");
    expect(await journey.groupPolicies()).toMatchObject([{ starts_on: "2027-01-01" }]);
    const later = await GroupPolicyJourney.begin(service);
    await later.reach("pending_provider_approval");
    await later.quoting.rename("Head office");
    expect(await later.pass(3 * daySeconds)).toMatchObject({ status: "policy_created" });
  });

  test("are one for each level, in their order", async () => {
    const { world } = await GroupPolicyJourney.begin(service);
    const platform = await GroupPolicyJourney.begin(service, { world });
    const second = await platform.quoting.group("Night shift", world.employee_ids.slice(0, 1));
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => ({
        items: [
          {
            benefit_type: "health_insurance",
            ref: "benefits-2027",
            levels: [quoting.level(), { ...quoting.level(), group_id: second }],
          },
        ],
      }),
    });
    const created = await journey.reach("policy_created");
    expect(created).toMatchObject({ group_id: null, plan_id: null, cost_sharing: null });
    const [own] = await journey.groupPolicies();
    const [other] = await journey.groupPolicies(second);
    expect(created.group_policy_ids).toEqual([own?.id, other?.id]);
  });

  test("end the group's policy of the same benefit, and leave those of another", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.reach("policy_created");
    const { groupId } = journey.quoting;
    const { world } = journey;
    for (const plan of ["Anchor Life", "Anchor Modular"]) {
      const next = await GroupPolicyJourney.begin(service, {
        world,
        of: (quoting) => quoting.level(plan, groupId),
      });
      await next.reach("policy_created");
    }
    const policies = await journey.groupPolicies();
    expect(policies.map(({ benefit_type, status }) => [benefit_type, status])).toEqual([
      ["health_insurance", "active"],
      ["life_assurance", "active"],
      ["health_insurance", "ended"],
    ]);
  });

  test("leave what employees hold as it is, and let no one enrol into what has ended", async () => {
    const enrolled = await Journey.begin(service, { group_policies: healthOnly });
    const intent = await enrolled.reach("enrolled");
    const { world } = enrolled;
    const waiting = await Journey.begin(service, { world, employee: 1 });
    await waiting.reach("pending_confirmation");
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => quoting.level("Anchor Modular", world.group_id),
    });
    await journey.accept();
    await journey.force("policy_created");
    expect(await enrolled.intent()).toEqual(intent);
    expect(await waiting.rejected("POST", `${waiting.intentPath}/confirm`)).toMatchObject({
      error_code: "invalid_state",
      current_status: "pending_confirmation",
    });
    // Enrolments that wait are judged anew, soon after.
    const emitted = await waiting.eventsOf(() => waiting.pass());
    expect(emitted).toEqual(["enrolment_intent.processing", "enrolment_intent.pending_confirmation"]);
    const anew = await waiting.reach("enrolled");
    expect(anew.policy_enrolments[0]?.health_insurance?.configuration.cost_sharing).toEqual({
      type: "full_coverage",
    });
  });
});
