import type { Cost, Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/civil-date.ts";
import { decimalsOf } from "../money/decimals-of.ts";
import { toMinor } from "../money/minor-units.ts";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { costSharings } from "../testing/families.ts";
import { enrolmentCost } from "./enrolment-cost.ts";
import {
  addSums,
  firstYearEnd,
  type LevelToQuote,
  quotedCost,
  quotedTotals,
  sumsOfCosts,
} from "./quoted-level.ts";

const ofDecimals = { 0: "jpy", 2: "eur", 3: "kwd" } as const;

interface Quoted {
  level: LevelToQuote;
  /** The employees' costs, in the batches in which they are priced. */
  batches: Cost[][];
}

const quotedLevels = (plan: Plan): fc.Arbitrary<Quoted> =>
  fc
    .record({
      level: fc.record({
        plan: fc.constant(plan),
        cost_sharing: costSharings(ofDecimals[decimalsOf(plan.currency) as 0 | 2 | 3]).filter(({ type }) =>
          plan.supported_cost_sharing_types.includes(type),
        ),
        coverage_selections: fc.option(groupChoices(plan)),
        starts_on: fc.nat({ max: 500 }).map((days) => addDays("2027-01-01", days)),
      }),
      births: fc.array(fc.array(fc.nat({ max: 18_000 }), { maxLength: 4 }), { maxLength: 4 }),
    })
    .map(({ level, births }) => ({
      level,
      batches: births.map((batch) =>
        batch.map((day) => quotedCost(level, { date_of_birth: addDays("1960-01-01", day) })),
      ),
    }));

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
  const { currency } = plan;
  const minor = (amount: number): number => toMinor(amount, currency);
  const sum = (costs: readonly Cost[], amountOf: (monthly: Cost["monthly"]) => number): number =>
    costs.reduce((so, { monthly }) => so + minor(amountOf(monthly)), 0);

  it("charges each employee what an enrolment of that employee alone costs", () => {
    const births = fc.nat({ max: 18_000 }).map((days) => addDays("1960-01-01", days));
    fc.assert(
      fc.property(quotedLevels(plan), births, ({ level }, date_of_birth) => {
        const cost = enrolmentCost({
          plan,
          cost_sharing: level.cost_sharing,
          group_selections: level.coverage_selections ?? [],
          policy_selections: [],
          members: [{ member_type: "policyholder", date_of_birth }],
          effective_from: level.starts_on,
          year_ends_on: firstYearEnd(level.starts_on),
        });
        expect(quotedCost(level, { date_of_birth })).toEqual(cost);
      }),
      { numRuns: 60 },
    );
  });

  it("adds up to the minor unit, in whatever batches employees are priced", () => {
    fc.assert(
      fc.property(quotedLevels(plan), ({ batches }) => {
        const costs = batches.flat();
        const quoted = quotedTotals(addSums(batches.map((batch) => sumsOfCosts(batch, currency))), currency);
        expect(minor(quoted.total_monthly_premium)).toBe(sum(costs, ({ total }) => total.gross));
        expect(minor(quoted.employer_monthly_cost)).toBe(
          sum(costs, ({ employer_contribution }) => employer_contribution.gross),
        );
        expect(minor(quoted.monthly_premium.net)).toBe(sum(costs, ({ total }) => total.net));
        expect(quoted.employee_count).toBe(costs.length);
        expect(quoted).toEqual(quotedTotals(sumsOfCosts(costs, currency), currency));
      }),
      { numRuns: 60 },
    );
  });

  it("states net and tax that make the gross, of which the employer pays no more than all", () => {
    fc.assert(
      fc.property(quotedLevels(plan), ({ batches }) => {
        const quoted = quotedTotals(sumsOfCosts(batches.flat(), currency), currency);
        const { net, tax, gross } = quoted.monthly_premium;
        expect(minor(net) + minor(tax)).toBe(minor(gross));
        expect(quoted.total_monthly_premium).toBe(gross);
        expect(quoted.employer_monthly_cost).toBeLessThanOrEqual(gross);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a quote", () => {
  it("shares each employee's premium by itself: half a penny is rounded for each, not once", () => {
    const plan = planNamed("Anchor Modular");
    const level: LevelToQuote = {
      plan,
      cost_sharing: { type: "percentage", percentage: { percentage: 50 } },
      coverage_selections: null,
      starts_on: "2027-01-01",
    };
    const costs = [1, 2, 3].map(() => quotedCost(level, { date_of_birth: "1990-01-01" }));
    // 86.43 each, of which the employer pays 43.22.
    expect(quotedTotals(sumsOfCosts(costs, "gbp"), "gbp")).toMatchObject({
      total_monthly_premium: 259.29,
      employer_monthly_cost: 129.66,
    });
  });

  it("without employees is 0", () => {
    expect(quotedTotals(addSums([]), "jpy")).toEqual({
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
