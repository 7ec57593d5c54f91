import type { Cost, Plan } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enrolmentCost } from "../cost/enrolment-cost.ts";
import { addDays, type CivilDate } from "../dates/civil-date.ts";
import { fitsCurrency, fromMinor, toMinor } from "../money/minor-units.ts";
import { proRataShares } from "../money/pro-rata.ts";
import { catalogueOfCases } from "../testing/catalogue.ts";
import { days, policiesOf } from "../testing/policies.ts";
import { type LineToReport, linesOfMonth } from "./lines-of-month.ts";
import { monthsCovered, type PolicyHistory, type PolicyVersion, coverPeriodsOf } from "./policy-history.ts";

const runs = { numRuns: 100 };

describe.each(catalogueOfCases().plans)("the lines of $name", (plan) => {
  const onePeriod = policiesOf(plan, { min: 1, max: 1 }).chain((policy) =>
    fc.integer({ min: -2, max: 420 }).map((length) => ({
      ...policy,
      ends_on: addDays(policy.versions[0]!.from, length),
    })),
  );

  it("add up to the term that the enrolment shows, for each payer and category", () => {
    fc.assert(
      fc.property(onePeriod, (policy) => {
        const lines = monthsCovered(policy, policy.ends_on).flatMap(({ month }) =>
          linesOfMonth(policy, month),
        );
        const { term, tax_relief } = costUntil(policy, policy.ends_on);
        expect(sumsOf(lines, plan)).toEqual(owed(term, tax_relief?.term));
      }),
      runs,
    );
  });

  it("are what the enrolment costs a month in every whole month", () => {
    fc.assert(
      fc.property(onePeriod, (policy) => {
        const { monthly, tax_relief } = costUntil(policy, policy.ends_on);
        const lines = linesOfMonth({ ...policy, ends_on: null }, "2030-02");
        expect(sumsOf(lines, plan)).toEqual(owed(monthly, tax_relief?.monthly));
      }),
      runs,
    );
  });

  it("make each month's total of the employer's and the employee's part", () => {
    fc.assert(
      fc.property(onePeriod, (policy) => {
        const { monthly, tax_relief } = costUntil(policy, policy.ends_on);
        const minor = (amount = 0): number => toMinor(amount, plan.currency);
        const premium = {
          total: minor(monthly.total.gross),
          employer: minor(monthly.employer_contribution.gross),
        };
        const relief = {
          total: minor(tax_relief?.monthly.total),
          employer: minor(tax_relief?.monthly.employer_contribution),
        };
        const { from } = policy.versions[0]!;
        const reliefs = proRataShares(relief, from, policy.ends_on).parts;
        proRataShares(premium, from, policy.ends_on).parts.forEach((part, index) => {
          const lines = linesOfMonth(policy, part.month);
          const relieved = reliefs[index]!;
          const of = (payer: string): number => amountOf(lines.filter((line) => line.payer === payer));
          expect(of("employer")).toBe(part.employer + relieved.employer);
          expect(of("employee")).toBe(part.employee + relieved.employee);
          expect(amountOf(lines)).toBe(part.total + relieved.total);
        });
      }),
      runs,
    );
  });

  it("charge nothing below zero, relieve nothing above it, one of a kind, within the covered days", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 1, max: 4 }), days, (policy, day) => {
        const month = day.slice(0, 7);
        const lines = linesOfMonth(policy, month);
        const stretches = coverPeriodsOf(policy, month);
        for (const { amount, category, cover_period, reporting_month } of lines) {
          expect(Math.sign(amount)).toBe(category === "tax_relief" ? -1 : 1);
          expect(fitsCurrency(fromMinor(amount, plan.currency), plan.currency)).toBe(true);
          expect(cover_period.from_date >= stretches.at(0)!.from_date).toBe(true);
          expect(cover_period.to_date <= stretches.at(-1)!.to_date).toBe(true);
          expect(cover_period.from_date <= cover_period.to_date).toBe(true);
          expect(reporting_month).toBe(`${month}-01`);
        }
        const kinds = lines.map(({ payer, category, member_type }) => [payer, category, member_type].join());
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
      runs,
    );
  });

  it("count each version by its days and round once", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 2, max: 4 }), (policy) => {
        const month = policy.versions[1]!.from.slice(0, 7);
        const length = lastDayOf(month);
        const exact = coverPeriodsOf(policy, month).reduce((sum, { version, days: covered }) => {
          const alone = { ...policy, versions: [beginning("2000-01-01", version)], ends_on: null };
          return sum + amountOf(linesOfMonth(alone, "2010-01").filter(isPremium)) * covered;
        }, 0);
        const lines = linesOfMonth(policy, month).filter(isPremium);
        expect(amountOf(lines)).toBe(Math.floor((2 * exact + length) / (2 * length)));
      }),
      runs,
    );
  });

  it("do not move by a change that costs nothing, on whichever day it comes", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 1, max: 1 }), fc.nat({ max: 90 }), (policy, later) => {
        const [version] = policy.versions;
        const from = addDays(version!.from, later);
        const again = { ...policy, versions: [version!, beginning(from, version!)] };
        for (const { month } of monthsCovered(policy, addDays(from, 31))) {
          expect(linesOfMonth(again, month)).toEqual(linesOfMonth(policy, month));
        }
      }),
      runs,
    );
  });
});

/** A version that begins on another day, at the prices of its own. */
function beginning(from: CivilDate, version: PolicyVersion): PolicyVersion {
  const members = version.members.map((member) => ({
    ...member,
    ages_on: member.ages_on ?? version.from,
  }));
  return { ...version, from, members };
}

function costUntil(policy: PolicyHistory, year_ends_on: CivilDate): Cost {
  const { members, policy_selections, from } = policy.versions[0]!;
  return enrolmentCost({ ...policy, members, policy_selections, effective_from: from, year_ends_on });
}

/** What a payer owes of each category, as it travels. */
type Sums = Record<LineToReport["payer"], Record<LineToReport["category"], number>>;

function owed(cost: Cost["monthly"], relief: NonNullable<Cost["tax_relief"]>["monthly"] | undefined): Sums {
  const of = (payer: LineToReport["payer"]) => ({
    gross_premium: cost[`${payer}_contribution`].net,
    tax: cost[`${payer}_contribution`].tax,
    tax_relief: relief?.[`${payer}_contribution`] ?? 0,
  });
  return { employer: of("employer"), employee: of("employee") };
}

function sumsOf(lines: readonly LineToReport[], plan: Plan): Sums {
  const of = (payer: LineToReport["payer"]) => {
    const sum = (category: LineToReport["category"]): number =>
      fromMinor(
        amountOf(lines.filter((line) => line.payer === payer && line.category === category)),
        plan.currency,
      );
    return { gross_premium: sum("gross_premium"), tax: sum("tax"), tax_relief: sum("tax_relief") };
  };
  return { employer: of("employer"), employee: of("employee") };
}

function amountOf(lines: readonly LineToReport[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function isPremium({ category }: LineToReport): boolean {
  return category !== "tax_relief";
}

function lastDayOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}
