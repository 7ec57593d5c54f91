import type { Plan, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { browserCost } from "../../testing/browser-cost.ts";
import { smallestChoice } from "../../test-mode/smallest-choice.ts";
import { Journey } from "../../testing/journey.ts";
import { partner } from "../../testing/people.ts";
import { catalogue } from "../../testing/plans.ts";
import { richestChoice } from "../../testing/richest-choice.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";
import { oddSharing } from "../../testing/sharing.ts";

const service = await serviceOfFile();

const facts = { employees_count: 3, members_count: 3, industry: "software" };
const alone = { ...facts, members_count: 1 };

const healthPlans = catalogue.plans.filter(({ benefit_type }) => benefit_type === "health_insurance");
const cases = healthPlans.flatMap((plan) => [
  ...plan.supported_cost_sharing_types.map((type) => ({ plan, name: plan.name, type, choices: "many" })),
  { plan, name: plan.name, type: "percentage" as const, choices: "few" },
]);

describe("what the service and the browser work out is the same", () => {
  test.each(cases)("$name, shared by $type, with $choices choices", async ({ plan, type, choices }) => {
    const cost_sharing = oddSharing(type, plan);
    const rich = choices === "many";
    const coverage_selections = rich
      ? richestChoice(plan.coverage_configurations, "group_policy", facts)
      : null;
    const journey = await Journey.begin(service, {
      group_policies: [{ plan_id: plan.id, cost_sharing, coverage_selections }],
    });
    const { id: partnerId } = await journey.person();
    const children = [await child(journey, "2010-03-03"), await child(journey, "2026-12-01")];
    const choose = rich ? richestChoice : smallestChoice;
    await journey.create({ coverage_selections: choose(plan.coverage_configurations, "policy", alone) });
    await journey.reach("pending_confirmation");

    for (const family of [[], [partnerId], children, [partnerId, ...children]]) {
      if (family.length > 0) await cover(journey, plan, family, rich);
      const { policy_enrolments } = await journey.intent();
      const [enrolment] = policy_enrolments;
      if (enrolment === undefined) throw new Error("The plan is enrolled into.");
      expect(enrolment.health_insurance?.configuration.cost_sharing).toEqual(cost_sharing);
      expect(enrolment.facts.members_count).toBe(1 + family.length);
      expect(enrolment.cost).toEqual(await browserCost(journey, enrolment));
    }
    const confirmed = (await journey.intent()).policy_enrolments[0];
    const enrolled = (await journey.reach("enrolled")).policy_enrolments[0];
    expect(enrolled?.cost).toEqual(confirmed?.cost);
    expect(enrolled?.plan.coverage_options).toEqual(confirmed?.plan.coverage_options);
  });
});

async function child(journey: Journey, date_of_birth: string): Promise<string> {
  return (await journey.person({ ...partner, relationship_type: "child", date_of_birth })).id;
}

/** A completed list of exactly these people. */
async function cover(journey: Journey, plan: Plan, ids: string[], rich: boolean): Promise<void> {
  const { dependents } = await journey.openList();
  for (const { associated_person_id } of dependents) await journey.remove(associated_person_id);
  await journey.add(...ids);
  const choice: PlanCoverageOptionSelection[] = richestChoice(plan.coverage_configurations, "member", facts);
  if (rich && choice.length > 0) {
    await journey.ok("POST", `${journey.listPath}/dependents`, {
      associated_person_ids: ids,
      dependent_coverage_selections: ids.map((associated_person_id) => ({
        associated_person_id,
        coverage_selections: choice,
      })),
    });
  }
  await journey.force("completed", journey.listId);
}
