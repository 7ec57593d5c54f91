import type { CostSharingConfiguration } from "@enrolkit/types";
import { enrolmentCost, toMinor } from "@enrolkit/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, lifePlan, planNamed } from "../../testing/catalogue.ts";
import { agesOf } from "./example-ages.ts";
import { examplesOf } from "./example-shares.ts";

const whole = fc.integer({ min: 0, max: 100 });
const few = fc.integer({ min: 0, max: 3 });
const flags = { partner: fc.boolean(), children: fc.boolean() };
const sharings: fc.Arbitrary<CostSharingConfiguration> = fc.oneof(
  fc.constant({ type: "full_coverage" as const }),
  fc.constant({ type: "policyholder_only" as const }),
  fc.record({ type: fc.constant("percentage" as const), percentage: fc.record({ percentage: whole }) }),
  fc.record({
    type: fc.constant("fixed_amount" as const),
    fixed_amount: fc.record({ monthly_amount: fc.integer({ min: 1, max: 9000 }) }),
  }),
  fc.record({
    type: fc.constant("member_count" as const),
    member_count: fc.record({ adults: few, children: few }),
  }),
  fc.record({ type: fc.constant("member_selection" as const), member_selection: fc.record(flags) }),
  fc.record({
    type: fc.constant("member_selection_percentage_based" as const),
    member_selection_percentage_based: fc.record({ ...flags, percentage: whole }),
  }),
  fc.record({
    type: fc.constant("family_type" as const),
    family_type: fc.record({
      type: fc.constantFrom(
        "single" as const,
        "couple" as const,
        "single_with_children" as const,
        "family" as const,
      ),
    }),
  }),
);

describe("the examples of a sharing", () => {
  it("are the figures of the rules for every plan, every sharing and every choice, to the minor unit", () => {
    const cases = fc.constantFrom(...catalogue.plans).chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        sharing: sharings,
        chosen: fc.subarray(
          plan.coverage_configurations
            .filter(({ scope }) => scope === "group_policy")
            .map(({ id, options }) => ({
              configuration_id: id,
              options: options.slice(0, 1).map((option) => ({ option_id: option.id })),
            })),
        ),
      }),
    );
    fc.assert(
      fc.property(cases, ({ plan, sharing, chosen }) => {
        const examples = examplesOf(plan, sharing, chosen, "2027-02-01");
        const [alone] = examples;
        // An employee alone pays what a quote says, whatever their age.
        const quoted = enrolmentCost({
          plan,
          cost_sharing: sharing,
          group_selections: chosen,
          policy_selections: [],
          members: [{ member_type: "policyholder", date_of_birth: "1999-12-31" }],
          effective_from: "2027-02-01",
          year_ends_on: "2028-01-31",
        });
        expect(alone?.cost).toEqual(quoted);
        for (const { cost } of examples) {
          const minor = (amount: number) => toMinor(amount, plan.currency);
          const { employer_contribution, employee_contribution, total } = cost.monthly;
          expect(minor(employer_contribution.gross) + minor(employee_contribution.gross)).toBe(
            minor(total.gross),
          );
          expect(Math.min(employer_contribution.gross, employee_contribution.gross)).toBeGreaterThanOrEqual(
            0,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Anchor Modular", [86.43, 172.86, 235.44]],
    ["Elm Teaghlach", [139.58, 279.16, 345.08]],
    ["Pearl", [21.375, 42.75, 61.26]],
  ])("of %s are priced for each member", (name, totals) => {
    const examples = examplesOf(planNamed(name), { type: "full_coverage" }, [], "2027-01-01");
    expect(examples.map(({ cost }) => cost.monthly.employer_contribution.gross)).toEqual(totals);
  });

  it.each(["Elm Großregion", "みず"])("of %s are priced by tier", (name) => {
    const plan = planNamed(name);
    const tier = (wanted: string) =>
      plan.pricing.tier_based?.tiers.find(({ code }) => code === wanted)?.monthly_premium;
    const examples = examplesOf(plan, { type: "policyholder_only" }, [], "2027-01-01");
    expect(examples.map(({ cost }) => cost.monthly.total.gross)).toEqual(
      ["single", "couple", "family"].map(tier),
    );
    expect(new Set(examples.map(({ cost }) => cost.monthly.employer_contribution.gross))).toEqual(
      new Set([tier("single")]),
    );
  });

  it("are of people that the plan takes", () => {
    expect(agesOf(lifePlan)).toEqual({ adult: 40, partner: [], children: [] });
    const plan = planNamed("Anchor Modular");
    const narrow = {
      ...plan,
      dependent_eligibility: {
        partner: { min_age: 18, max_age: 35, max_count: 1 },
        child: { max_age: 6, student_max_age: null },
      },
    };
    expect(agesOf(narrow)).toEqual({ adult: 40, partner: [35], children: [6, 5] });
    const couples = { ...plan, dependent_eligibility: { ...plan.dependent_eligibility, child: null } };
    const sharing = { type: "full_coverage" as const };
    expect(examplesOf(couples, sharing, [], "2028-02-29").map(({ family }) => family)).toEqual([
      "alone",
      "couple",
    ]);
  });
});
