import type { Plan, PlanCoverageOptionSelection, QuotedLevel } from "@enrolkit/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/civil-date.ts";
import { decimalsOf, toMinor } from "../money/minor-units.ts";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { costSharings } from "../testing/families.ts";
import { enrolmentCost } from "./enrolment-cost.ts";
import { firstYearEnd, type LevelToQuote, quotedLevel, quoteTotals } from "./quoted-level.ts";

const ofDecimals = { 0: "jpy", 2: "eur", 3: "kwd" } as const;

const levelsOf = (plan: Plan): fc.Arbitrary<LevelToQuote> =>
  fc.record({
    group_id: fc.constant("gr_1"),
    plan: fc.constant(plan),
    cost_sharing: costSharings(ofDecimals[decimalsOf(plan.currency) as 0 | 2 | 3]).filter(({ type }) =>
      plan.supported_cost_sharing_types.includes(type),
    ),
    coverage_selections: fc.option(groupChoices(plan)),
    employees: fc
      .array(fc.nat({ max: 18_000 }), { maxLength: 6 })
      .map((days) =>
        days.map((day, index) => ({ id: `ee_${index}`, date_of_birth: addDays("1960-01-01", day) })),
      ),
    starts_on: fc.nat({ max: 500 }).map((days) => addDays("2027-01-01", days)),
  });

function groupChoices(plan: Plan): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  const all = plan.coverage_configurations
    .filter(({ scope }) => scope === "group_policy")
    .map(({ id, options }) => ({
      configuration_id: id,
      options: options.slice(0, 1).map((option) => ({ option_id: option.id })),
    }));
  return fc.subarray(all);
}

const { plans } = catalogueOfCases();

describe.each(plans)("a quote for $name", (plan) => {
  const minor = (amount: number): number => toMinor(amount, plan.currency);

  it("charges each employee what an enrolment of that employee alone costs", () => {
    fc.assert(
      fc.property(levelsOf(plan), (level) => {
        const costs = level.employees.map(({ date_of_birth }) =>
          enrolmentCost({
            plan,
            cost_sharing: level.cost_sharing,
            group_selections: level.coverage_selections ?? [],
            policy_selections: [],
            members: [{ member_type: "policyholder", date_of_birth }],
            effective_from: level.starts_on,
            year_ends_on: firstYearEnd(level.starts_on),
          }),
        );
        expect(quotedLevel(level).employees.map(({ cost }) => cost)).toEqual(costs);
      }),
      { numRuns: 60 },
    );
  });

  it("adds up to the minor unit, and net and tax make the gross", () => {
    fc.assert(
      fc.property(levelsOf(plan), (level) => {
        const quoted = quotedLevel(level);
        expectSums(quoted, minor);
        const { net, tax, gross } = quoted.monthly_premium;
        expect(minor(net) + minor(tax)).toBe(minor(gross));
        expect(quoted.total_monthly_premium).toBe(gross);
        expect(quoted.employer_monthly_cost).toBeLessThanOrEqual(gross);
        expect(quoted.employee_count).toBe(level.employees.length);
      }),
      { numRuns: 60 },
    );
  });

  it("of several levels is the sum of its levels", () => {
    fc.assert(
      fc.property(fc.array(levelsOf(plan), { maxLength: 4 }), (levels) => {
        const quoted = levels.map(quotedLevel);
        const total = quoteTotals(quoted, plan.currency);
        const sum = (amountOf: (level: QuotedLevel) => number): number =>
          quoted.reduce((so, level) => so + minor(amountOf(level)), 0);
        expect(minor(total.total_monthly_premium)).toBe(sum((level) => level.total_monthly_premium));
        expect(minor(total.employer_monthly_cost)).toBe(sum((level) => level.employer_monthly_cost));
        expect(minor(total.monthly_premium.tax)).toBe(sum((level) => level.monthly_premium.tax));
        expect(total.employee_count).toBe(quoted.reduce((so, level) => so + level.employee_count, 0));
      }),
      { numRuns: 30 },
    );
  });
});

function expectSums({ employees, ...level }: QuotedLevel, minor: (amount: number) => number): void {
  const sum = (amounts: number[]): number => amounts.reduce((so, amount) => so + minor(amount), 0);
  const monthly = employees.map(({ cost }) => cost.monthly);
  expect(minor(level.total_monthly_premium)).toBe(sum(monthly.map(({ total }) => total.gross)));
  expect(minor(level.employer_monthly_cost)).toBe(
    sum(monthly.map(({ employer_contribution }) => employer_contribution.gross)),
  );
  expect(minor(level.monthly_premium.net)).toBe(sum(monthly.map(({ total }) => total.net)));
}

describe("a quote", () => {
  it("shares each employee's premium by itself: half a penny is rounded for each, not once", () => {
    const plan = planNamed("Anchor Modular");
    const quoted = quotedLevel({
      group_id: "gr_1",
      plan,
      cost_sharing: { type: "percentage", percentage: { percentage: 50 } },
      coverage_selections: null,
      employees: [1, 2, 3].map((n) => ({ id: `ee_${n}`, date_of_birth: "1990-01-01" })),
      starts_on: "2027-01-01",
    });
    // 86.43 each, of which the employer pays 43.22.
    expect(quoted).toMatchObject({ total_monthly_premium: 259.29, employer_monthly_cost: 129.66 });
  });

  it("without employees is 0", () => {
    const plan = planNamed("みずかぜ");
    const level = { group_id: "gr_1", plan, cost_sharing: { type: "full_coverage" as const } };
    expect(
      quotedLevel({ ...level, coverage_selections: null, employees: [], starts_on: "2027-01-01" }),
    ).toMatchObject({
      employee_count: 0,
      total_monthly_premium: 0,
      employer_monthly_cost: 0,
      monthly_premium: { net: 0, tax: 0, gross: 0 },
    });
  });
});

describe("the first year of a policy", () => {
  it.each([
    ["2027-01-01", "2027-12-31"],
    ["2027-03-15", "2028-03-14"],
    ["2028-02-29", "2029-02-27"],
    ["9999-02-01", "9999-12-31"],
  ])("that starts on %s ends on %s", (startsOn, end) => {
    expect(firstYearEnd(startsOn)).toBe(end);
  });
});
