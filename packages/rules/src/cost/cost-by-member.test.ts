import type { Plan } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf } from "../money/decimals-of.ts";
import { toMinor } from "../money/minor-units.ts";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { costSharings } from "../testing/families.ts";
import { choicesOf, membersOf } from "../testing/policies.ts";
import { costAddedByMember, costAddedByOption } from "./added-cost.ts";
import { costByMember, type FamilyToShare } from "./cost-by-member.ts";
import { enrolmentCost } from "./enrolment-cost.ts";

const ofDecimals = { 0: "jpy", 2: "eur", 3: "kwd" } as const;
const effective_from = "2027-06-01";

/** Families under a plan, shared in any way at all, with any choices. */
function families(plan: Plan): fc.Arbitrary<FamilyToShare & { plan: Plan }> {
  return fc.record({
    plan: fc.constant(plan),
    cost_sharing: costSharings(ofDecimals[decimalsOf(plan.currency) as 0 | 2 | 3]),
    group_selections: choicesOf(plan, "group_policy"),
    policy_selections: choicesOf(plan, "policy"),
    members: membersOf(plan),
    effective_from: fc.constant(effective_from),
  });
}

const monthOf = (family: FamilyToShare & { plan: Plan }) =>
  enrolmentCost({ ...family, year_ends_on: "2027-12-31" }).monthly;

/** Every option of a plan with the scope of its coverage, at any depth. */
function optionsOf(plan: Plan): { id: string; scope: string }[] {
  type Options = Plan["coverage_configurations"][number]["options"];
  const all = (options: Options): string[] =>
    options.flatMap(({ id, sub_options }) => [id, ...all(sub_options ?? [])]);
  return plan.coverage_configurations.flatMap(({ scope, options }) =>
    all(options).map((id) => ({ id, scope })),
  );
}

const { plans } = catalogueOfCases();

describe.each(plans)("what each member costs under $name", (plan) => {
  const minor = (amount: number): number => toMinor(amount, plan.currency);

  it("adds up to the enrolment's cost, exactly, and no part is below zero", () => {
    fc.assert(
      fc.property(families(plan), (family) => {
        const lines = costByMember(family);
        const { total, employer_contribution, employee_contribution } = monthOf(family);
        const sum = (part: keyof (typeof lines)[number]): number =>
          lines.reduce((so, line) => so + minor(line[part]), 0);
        expect(lines).toHaveLength(family.members.length);
        expect(sum("total")).toBe(minor(total.gross));
        expect(sum("employer_contribution")).toBe(minor(employer_contribution.gross));
        expect(sum("employee_contribution")).toBe(minor(employee_contribution.gross));
        for (const line of lines) {
          expect(minor(line.employer_contribution) + minor(line.employee_contribution)).toBe(
            minor(line.total),
          );
          expect(Math.min(...Object.values(line))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is the same for members of one kind and one price, wherever they stand", () => {
    fc.assert(
      fc.property(families(plan), (family) => {
        const lines = costByMember(family);
        const you = lines[family.members.findIndex(({ member_type }) => member_type === "policyholder")]!;
        fc.pre(minor(you.total) >= family.members.length);
        const byCase = new Map<string, unknown>();
        family.members.forEach(({ member_type }, index) => {
          const key = `${member_type} ${lines[index]?.total}`;
          expect(lines[index]).toEqual(byCase.get(key) ?? lines[index]);
          byCase.set(key, lines[index]);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("grows by what an option or a person adds: in all exactly, for each payer to a minor unit", () => {
    const cases = families(plan).chain((family) =>
      fc.record({ family: fc.constant(family), index: fc.nat({ max: family.members.length - 1 }) }),
    );
    fc.assert(
      fc.property(cases, ({ family, index }) => {
        fc.pre(family.members[index]?.member_type !== "policyholder");
        const added = costAddedByMember(family, index);
        const [more, less] = [family, { ...family, members: family.members.toSpliced(index, 1) }].map(
          monthOf,
        );
        expect(minor(added.total)).toBe(minor(more!.total.gross) - minor(less!.total.gross));
        const mine = minor(more!.employee_contribution.gross) - minor(less!.employee_contribution.gross);
        expect(Math.abs(minor(added.employee_contribution) - mine)).toBeLessThanOrEqual(1);
        expect(minor(added.employee_contribution) + minor(added.employer_contribution)).toBe(
          minor(added.total),
        );
      }),
      { numRuns: plan.dependents_cover === "none" ? 0 : 200 },
    );
  });

  it("has the same price for an option whatever else is chosen, where each pays a part of all", () => {
    const options = optionsOf(plan);
    fc.assert(
      fc.property(
        families(plan),
        families(plan),
        fc.integer({ min: 0, max: 100 }),
        (one, other, percentage) => {
          const cost_sharing = { type: "percentage" as const, percentage: { percentage } };
          for (const { id, scope } of options) {
            const [a, b] = [one, other].map((family) =>
              costAddedByOption(
                { ...family, members: one.members, cost_sharing },
                id,
                scope === "member" ? 0 : undefined,
              ),
            );
            expect(a).toEqual(b);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it("moves by the price of each chosen option of the plan's scope", () => {
    fc.assert(
      fc.property(families(plan), (family) => {
        for (const { configuration_id, options } of family.policy_selections) {
          const coverage = plan.coverage_configurations.find(({ id }) => id === configuration_id);
          if (options.length !== 1 || coverage?.input_type !== "single_select") continue;
          const without = family.policy_selections.filter((one) => one.configuration_id !== configuration_id);
          const added = costAddedByOption(family, options[0]!.option_id);
          const [more, less] = [family, { ...family, policy_selections: without }].map(monthOf);
          const price = coverage.options.find(({ id }) => id === options[0]!.option_id)?.price;
          if (price == null) continue;
          expect(minor(added.total)).toBe(minor(more!.total.gross) - minor(less!.total.gross));
          const mine = minor(more!.employee_contribution.gross) - minor(less!.employee_contribution.gross);
          expect(Math.abs(minor(added.employee_contribution) - mine)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("what each member costs", () => {
  const plan = planNamed("Anchor Modular");
  const child = { member_type: "child_dependant" as const, date_of_birth: "2020-05-05" };
  const partner = { member_type: "partner_dependant" as const, date_of_birth: "1990-01-01" };
  const you = { member_type: "policyholder" as const, date_of_birth: "1988-04-12" };
  const family: FamilyToShare & { plan: Plan } = {
    plan,
    cost_sharing: { type: "percentage", percentage: { percentage: 50 } },
    group_selections: [],
    policy_selections: [],
    members: [you, partner, child, child, child],
    effective_from,
  };
  const employees = (of: FamilyToShare): number[] =>
    costByMember(of).map(({ employee_contribution }) => employee_contribution);

  it("leaves the remainder of rounding to the policyholder", () => {
    // 86.43, 86.43 and three times 31.29: the employer's half of 266.73 is 133.37, of which 43.22 and three times 15.65.
    expect(employees(family)).toEqual([43.23, 43.21, 15.64, 15.64, 15.64]);
    expect(costByMember(family)[0]).toEqual({
      total: 86.43,
      employer_contribution: 43.2,
      employee_contribution: 43.23,
    });
  });

  it("shares the covered places among children of one price", () => {
    const oneChild = { type: "member_count" as const, member_count: { adults: 1, children: 1 } };
    expect(employees({ ...family, cost_sharing: oneChild })).toEqual([0, 0, 20.86, 20.86, 20.86]);
  });

  it("counts a dearer child first", () => {
    const dental = plan.coverage_configurations.find(({ scope }) => scope === "member")!;
    const chosen = dental.options.find(({ price }) => (price ?? 0) > 0)!;
    const dear = {
      ...child,
      selections: [{ configuration_id: dental.id, options: [{ option_id: chosen.id }] }],
    };
    const oneChild = { type: "member_count" as const, member_count: { adults: 1, children: 1 } };
    expect(employees({ ...family, members: [you, child, dear, child], cost_sharing: oneChild })).toEqual([
      0, 31.29, 0, 31.29,
    ]);
  });

  it("adds the same for each of two children, whichever the employer pays for", () => {
    const oneChild = { type: "member_count" as const, member_count: { adults: 0, children: 1 } };
    const shared = { ...family, cost_sharing: oneChild };
    const added = [2, 3, 4].map((index) => costAddedByMember(shared, index).employee_contribution);
    expect(added).toEqual([31.29, 31.29, 31.29]);
  });

  it("has options of the whole policy for everyone, and of one member for them alone", () => {
    const excess = plan.coverage_configurations.find(({ name }) => name === "Excess for each person")!;
    const least = excess.options.find(({ name }) => name === "£100")!;
    expect(costAddedByOption(family, least.id).total).toBeCloseTo(5 * least.price!, 10);
    const member = plan.coverage_configurations.find(({ scope }) => scope === "member")!;
    const dear = member.options.find(({ price }) => (price ?? 0) > 0)!;
    expect(costAddedByOption(family, dear.id, 2).total).toBe(dear.price);
    expect(() => costAddedByOption(family, "pco_none")).toThrow('no option "pco_none"');
  });

  it("is less with a person whose tier costs less", () => {
    const [display_name, display_dependent_requirements] = ["-", "-"];
    const tiers = (["single", "couple", "single_parent", "family"] as const).map((code, index) => ({
      code,
      monthly_premium: [100, 90, 120, 110][index] ?? 0,
      annual_premium: 0,
      display_name,
      display_dependent_requirements,
    }));
    const byTier: FamilyToShare = {
      ...family,
      plan: { ...plan, pricing: { type: "tier_based", tier_based: { currency: "gbp", tiers } } },
      members: [you, partner],
    };
    expect(costAddedByMember(byTier, 1)).toEqual({
      total: -10,
      employer_contribution: -5,
      employee_contribution: -5,
    });
    expect(employees(byTier)).toEqual([45, 0]);
  });

  it("gives no line less than nothing where the policyholder costs nothing", () => {
    const prices = { adult: 0, young_adult: 0, child: 0.01 };
    const member_type_pricing = (["adult", "young_adult", "child"] as const).map((code) => ({
      code,
      display_name: "-",
      monthly_premium: prices[code],
    }));
    const pricing = {
      type: "per_member" as const,
      per_member: { currency: "gbp" as const, member_type_pricing },
    };
    const pennies = { ...family, plan: { ...plan, pricing }, members: [you, child, child, child] };
    // Half of 3p is 2p, which no equal parts make.
    expect(employees(pennies)).toEqual([0, 0, 0, 0.01]);
  });
});
