import type { AssociatedPersonInput, CostSharingConfiguration, Plan } from "@enrolkit/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  catalogue,
  choose,
  groupSelections,
  healthPlan,
  lifePlan,
  soundSelections,
} from "../testing/catalogue.ts";
import { presentIntent } from "../testing/fake-present.ts";
import { addPerson, createWorld, newId, type WorldOptions } from "../testing/fake-world.ts";
import { previewCosts, selectionsOf } from "./preview-costs.ts";

const sharings: Record<CostSharingConfiguration["type"], Omit<CostSharingConfiguration, "type">> = {
  full_coverage: {},
  policyholder_only: {},
  percentage: { percentage: { percentage: 33 } },
  fixed_amount: { fixed_amount: { monthly_amount: 57 } },
  member_count: { member_count: { adults: 1, children: 1 } },
  member_selection: { member_selection: { partner: true, children: false } },
  member_selection_percentage_based: {
    member_selection_percentage_based: { partner: true, children: true, percentage: 45 },
  },
  family_type: { family_type: { type: "couple" } },
};

const person = fc.record({
  relationship_type: fc.constantFrom("partner" as const, "child" as const),
  date_of_birth: fc.constantFrom("1987-09-30", "2003-05-04", "2018-03-27", "2026-11-30"),
  chooses: fc.boolean(),
});

const family = fc
  .array(person, { maxLength: 5 })
  .filter((people) => people.filter(({ relationship_type }) => relationship_type === "partner").length < 2);

describe("the cost in the browser", () => {
  it("equals the service's, to the cent, for every plan, cost sharing and family", () => {
    const plans = catalogue.plans.filter(({ benefit_type }) => benefit_type === "health_insurance");
    const case_ = fc.constantFrom(...plans).chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        sharing: fc.constantFrom(...plan.supported_cost_sharing_types),
        family,
      }),
    );
    fc.assert(
      fc.property(case_, (it) => {
        const world = enrolledWorld(it.plan, { type: it.sharing, ...sharings[it.sharing] }, it.family);
        const intent = presentIntent(world, world.intent);
        const dependents = world.subIntents[0]?.dependents.flatMap((dependent) => {
          const found = world.persons.find(({ id }) => id === dependent.associated_person_id);
          return found ? { person: found, selections: dependent.coverage_selections } : [];
        });
        const [preview] = previewCosts({ intent, plans: [it.plan], dependents: dependents ?? [] });
        expect(preview?.cost).toEqual(intent.policy_enrolments[0]?.cost);
      }),
      { numRuns: 200 },
    );
  });

  it("counts dependents only under the plan that covers them", () => {
    const world = createWorld({ life: true });
    world.intent = anIntent();
    const intent = presentIntent(world, world.intent);
    const child = { id: "ap_1", relationship_type: "child" as const, date_of_birth: "2018-03-27" };
    const alone = previewCosts({ intent, plans: catalogue.plans, dependents: [] });
    const both = previewCosts({ intent, plans: catalogue.plans, dependents: [{ person: child }] });
    expect(both.map(({ id }) => id)).toEqual([healthPlan.id, lifePlan.id]);
    expect(both[0]?.cost.monthly.total.gross).toBeGreaterThan(alone[0]?.cost.monthly.total.gross ?? 0);
    expect(both[1]).toEqual(alone[1]);
  });

  it("follows choices that are not sent yet", () => {
    const world = createWorld();
    world.intent = anIntent();
    const intent = presentIntent(world, world.intent);
    const of = (selections: typeof soundSelections | undefined) =>
      previewCosts({ intent, plans: [healthPlan], dependents: [], selections })[0]?.cost.monthly.total
        .gross ?? 0;
    const travel = choose(healthPlan, { "Annual travel cover": ["Europe"] });
    expect(of([...soundSelections, ...travel]) - of(soundSelections)).toBeCloseTo(4.6, 6);
  });

  it("reads the choices back from a narrowed tree", () => {
    const world = createWorld();
    world.intent = anIntent();
    const [policy] = presentIntent(world, world.intent).policy_enrolments;
    expect(selectionsOf(policy?.plan.coverage_options ?? [], "group_policy")).toEqual(
      groupSelections[healthPlan.id],
    );
  });
});

interface Member {
  relationship_type: "partner" | "child";
  date_of_birth: string;
  chooses: boolean;
}

function enrolledWorld(plan: Plan, cost_sharing: CostSharingConfiguration, members: readonly Member[]) {
  const world = createWorld({ plans: [{ plan, cost_sharing }] } satisfies WorldOptions);
  const first = (scope: string) =>
    plan.coverage_configurations
      .filter((coverage) => coverage.scope === scope)
      .map(({ id, options }) => ({ configuration_id: id, options: [{ option_id: options[0]?.id ?? "" }] }));
  const dependents = members.map(({ chooses, ...input }) => ({
    associated_person_id: addPerson(world, input as AssociatedPersonInput).id,
    status: "ready" as const,
    coverage_selections: chooses ? first("member") : null,
  }));
  const subIntent = { id: newId("dmi"), status: "completed" as const, dependents };
  world.subIntents.push(subIntent);
  const intent = { ...anIntent(), selections: first("policy"), completedSubIntentId: subIntent.id };
  return { ...world, intent };
}

function anIntent() {
  return {
    id: newId("ei"),
    status: "pending_confirmation" as const,
    selections: null,
    due_by: null,
    completedSubIntentId: null,
    policyIds: {},
  };
}
