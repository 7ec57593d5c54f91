import type { Plan, PlanCoverageOption, PlanCoverageOptionSelection, SelectedOption } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/civil-date.ts";
import { toMinor } from "../money/minor-units.ts";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { costSharings } from "../testing/families.ts";
import { type EnrolmentToCost, enrolmentCost } from "./enrolment-cost.ts";

const family = [
  { member_type: "policyholder" as const, date_of_birth: "1988-04-12" },
  { member_type: "partner_dependant" as const, date_of_birth: "1990-01-01" },
  { member_type: "child_dependant" as const, date_of_birth: "2020-05-05" },
];

/** The selection of one top option of a plan, by names. */
function choose(plan: Plan, coverage: string, ...names: string[]): PlanCoverageOptionSelection {
  const configuration = plan.coverage_configurations.find(({ name }) => name === coverage)!;
  const path = (options: PlanCoverageOption[], [name, ...rest]: string[]): SelectedOption[] => {
    const option = options.find((candidate) => candidate.name === name);
    return option ? [{ option_id: option.id, sub_options: path(option.sub_options ?? [], rest) }] : [];
  };
  return { configuration_id: configuration.id, options: path(configuration.options, names) };
}

describe("what an enrolment costs", () => {
  it("adds options to every member, shares the sum and takes the tax out", () => {
    const plan = planNamed("Anchor Modular");
    const cost = enrolmentCost({
      plan,
      cost_sharing: { type: "percentage", percentage: { percentage: 50 } },
      group_selections: [choose(plan, "Core cover", "Treatment and diagnostics", "Enhanced out-patient")],
      policy_selections: [choose(plan, "Excess for each person", "£100")],
      members: [
        ...family.slice(0, 2),
        { ...family[2]!, selections: [choose(plan, "Optical level", "Basic")] },
      ],
      effective_from: "2026-12-15",
      year_ends_on: "2027-11-30",
    });
    // 86.43 + 86.43 + 31.29, three times 32.65 + 4.25 + 3.10, and 1.90 for the child.
    expect(cost.monthly.total).toEqual({ net: 291.12, tax: 34.93, gross: 326.05 });
    expect(cost.monthly.employer_contribution).toEqual({ net: 145.56, tax: 17.47, gross: 163.03 });
    expect(cost.monthly.employee_contribution).toEqual({ net: 145.56, tax: 17.46, gross: 163.02 });
    // 17 of 31 days of December, and eleven whole months.
    expect(cost.term.total.gross).toBe(3765.35);
    expect(cost.term.employer_contribution.gross).toBe(1882.73);
    expect(cost.tax_relief).toBeNull();
  });

  it("gives relief for each member up to the cap of their band, as negative amounts beside the rest", () => {
    const plan = planNamed("Elm Teaghlach");
    const cost = enrolmentCost({
      plan,
      cost_sharing: { type: "policyholder_only" },
      group_selections: [],
      policy_selections: [],
      members: family,
      effective_from: "2027-01-01",
      year_ends_on: "2027-12-31",
    });
    // 20 % of 1000 for each adult; of 395.52, the child's premium of a year.
    expect(cost.tax_relief).toEqual({
      name: "Relief at source",
      monthly: { employee_contribution: -23.26, employer_contribution: -16.67, total: -39.93 },
      term: { employee_contribution: -279.12, employer_contribution: -200.04, total: -479.16 },
    });
    expect(cost.monthly.total.gross).toBe(312.12);
  });

  it("is nothing where the year is over before cover begins", () => {
    const plan = planNamed("Elm Großregion");
    const cost = enrolmentCost({
      plan,
      cost_sharing: { type: "full_coverage" },
      group_selections: [],
      policy_selections: [],
      members: family,
      effective_from: "2027-01-01",
      year_ends_on: "2026-12-31",
    });
    expect(cost.monthly.total.gross).toBe(302.15);
    expect(cost.term.total).toEqual({ net: 0, tax: 0, gross: 0 });
  });

  it("holds to the minor unit for every plan and every sharing, a month and a term", () => {
    const plans = catalogueOfCases().plans;
    const enrolments: fc.Arbitrary<EnrolmentToCost> = fc.constantFrom(...plans).chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        cost_sharing: costSharings("jpy"),
        group_selections: someOf(plan, "group_policy"),
        policy_selections: someOf(plan, "policy"),
        members: fc.constant(family.slice(0, plan.dependents_cover === "none" ? 1 : 3)),
        effective_from: fc.nat({ max: 400 }).map((days) => addDays("2026-06-01", days)),
        year_ends_on: fc.nat({ max: 400 }).map((days) => addDays("2027-01-31", days)),
      }),
    );
    fc.assert(
      fc.property(enrolments, (enrolment) => {
        const { monthly, term, tax_relief, currency } = enrolmentCost(enrolment);
        const minor = (amount: number): number => toMinor(amount, currency);
        for (const { employee_contribution: mine, employer_contribution: theirs, total } of [monthly, term]) {
          for (const { net, tax, gross } of [mine, theirs, total]) {
            expect(minor(net) + minor(tax)).toBe(minor(gross));
            expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
          }
          expect(minor(mine.gross) + minor(theirs.gross)).toBe(minor(total.gross));
          expect(minor(mine.net) + minor(theirs.net)).toBe(minor(total.net));
        }
        for (const relief of tax_relief ? [tax_relief.monthly, tax_relief.term] : []) {
          expect(minor(relief.employee_contribution) + minor(relief.employer_contribution)).toBe(
            minor(relief.total),
          );
          expect(Math.max(...Object.values(relief))).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function someOf(plan: Plan, scope: string): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  const selections = plan.coverage_configurations
    .filter((coverage) => coverage.scope === scope)
    .map(({ id, options }) => ({
      configuration_id: id,
      options: options.slice(0, 2).map((option) => ({ option_id: option.id })),
    }));
  return fc.subarray(selections);
}
