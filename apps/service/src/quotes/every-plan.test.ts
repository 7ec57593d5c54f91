import type { Cost, CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changeRecords } from "../testing/api-client.ts";
import { Journey } from "../testing/journey.ts";
import { catalogue, countryOf } from "../testing/plans.ts";
import { QuoteJourney } from "../testing/quote-journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

// What an employee pays who enrols alone and chooses nothing is what the quote said, to the minor unit.

const service = await serviceOfFile();

const sharings: Record<CostSharingType, CostSharingConfiguration> = {
  full_coverage: { type: "full_coverage" },
  policyholder_only: { type: "policyholder_only" },
  percentage: { type: "percentage", percentage: { percentage: 37 } },
  fixed_amount: { type: "fixed_amount", fixed_amount: { monthly_amount: 41 } },
  member_count: { type: "member_count", member_count: { adults: 1, children: 1 } },
  member_selection: { type: "member_selection", member_selection: { partner: true, children: false } },
  member_selection_percentage_based: {
    type: "member_selection_percentage_based",
    member_selection_percentage_based: { partner: true, children: true, percentage: 33 },
  },
  family_type: { type: "family_type", family_type: { type: "couple" } },
};

const cases = catalogue.plans.map((plan): [string, Plan] => [plan.name, plan]);

describe.each(cases)("%s", (name, plan) => {
  test("costs an employee what the quote said, however the cost is shared", async () => {
    const cost_sharing = { type: "full_coverage" as const };
    const { world, ...quoting } = await begun(name, plan, cost_sharing);
    const enrolling = await Journey.begin(service, { world });
    await enrolling.create();
    for (const type of plan.supported_cost_sharing_types) {
      await changeRecords(enrolling, async ({ groupPolicies }) => {
        const [policy] = await groupPolicies.list({ group_id: world.group_id });
        if (policy) await groupPolicies.replace({ ...policy, cost_sharing: sharings[type] });
      });
      const quoted = await quoting.costOf(enrolling.employeeId, sharings[type]);
      const [enrolment] = (await enrolling.intent()).policy_enrolments;
      expect({ type, ...aMonthOf(quoted) }).toEqual({ type, ...aMonthOf(enrolment?.cost) });
      expect(quoted?.currency).toBe(plan.currency);
    }
  });
});

/** The terms differ: the quote's year starts later than that of the world's policies. */
function aMonthOf(cost: Cost | undefined) {
  return { monthly: cost?.monthly, tax_relief: cost?.tax_relief?.monthly };
}

async function begun(name: string, plan: Plan, cost_sharing: CostSharingConfiguration) {
  const world = await service.world({
    country: countryOf(plan),
    group_policies: [{ plan_id: plan.id, cost_sharing }],
  });
  const journey = await QuoteJourney.begin(service, { world });
  return {
    world,
    async costOf(employeeId: string, shared: CostSharingConfiguration) {
      await journey.create({ ...journey.level(name), cost_sharing: shared });
      await journey.pass();
      const [level] = (await journey.quote()).items[0]?.levels ?? [];
      return level?.employees.find(({ employee_id }) => employee_id === employeeId)?.cost;
    },
  };
}
