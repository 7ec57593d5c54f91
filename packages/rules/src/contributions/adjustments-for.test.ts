import type { Plan } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { days, policiesOf, versionsOf } from "../testing/policies.ts";
import { adjustmentsFor, type ReportedLine } from "./adjustments-for.ts";
import { type LineToReport, linesOfMonth } from "./lines-of-month.ts";
import type { PolicyHistory } from "./policy-history.ts";

const month = "2027-08";

describe.each(catalogueOfCases().plans)("the adjustments of $name", (plan) => {
  it("make up for every change to the minor unit, however often it changes, and never twice", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 1, max: 2 }), changesOf(plan), (policy, changes) => {
        let reported = withIds(linesOfMonth(policy, month), []);
        changes.forEach((change, index) => {
          const due = linesOfMonth(change(policy), month);
          const reporting_month = `2028-0${index + 1}-01`;
          const added = withIds(adjustmentsFor({ reported, due, reporting_month }), reported);
          const after = [...reported, ...added];
          expect(sumsByKind(after)).toEqual(sumsByKind(due));
          expect(adjustmentsFor({ reported: after, due, reporting_month: "2029-01-01" })).toEqual([]);
          for (const line of added) expectAdjustment(line, reported, due);
          reported = after;
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe("an adjustment", () => {
  const elm: PolicyHistory = {
    plan: planNamed("Elm Teaghlach"),
    cost_sharing: { type: "full_coverage" },
    group_selections: [],
    versions: [
      {
        from: "2027-01-01",
        members: [{ member_type: "policyholder", date_of_birth: "1988-04-12" }],
        policy_selections: [],
      },
    ],
    ends_on: null,
  };
  const shared = {
    payer: "employer",
    type: "one_off",
    adjustment: true,
    member_type: "policyholder",
    cover_period: { from_date: "2027-08-01", to_date: "2027-08-31" },
    reporting_month: "2027-10-01",
  };

  it("gives back what was reported for days after the cancellation, with the cover period of its line", () => {
    const reported = withIds(linesOfMonth(elm, month), []);
    const due = linesOfMonth({ ...elm, ends_on: "2027-08-10" }, month);
    // 139.58 less 45.03 for ten of 31 days; 16.67 less 5.38.
    expect(adjustmentsFor({ reported, due, reporting_month: "2027-10-01" })).toEqual([
      { ...shared, category: "gross_premium", adjustment_for: "ct_0", amount: -9455 },
      { ...shared, category: "tax_relief", adjustment_for: "ct_1", amount: 1129 },
    ]);
  });

  it("corrects no line where the month had none", () => {
    const due = linesOfMonth(elm, month);
    expect(adjustmentsFor({ reported: [], due, reporting_month: "2027-10-01" })).toEqual([
      { ...shared, category: "gross_premium", adjustment_for: null, amount: 13_958 },
      { ...shared, category: "tax_relief", adjustment_for: null, amount: -1667 },
    ]);
  });
});

function changesOf(plan: Plan): fc.Arbitrary<((policy: PolicyHistory) => PolicyHistory)[]> {
  const amended = versionsOf(plan).map((version) => (policy: PolicyHistory) => ({
    ...policy,
    versions: [...policy.versions, version],
  }));
  const ended = fc.option(days).map((ends_on) => (policy: PolicyHistory) => ({ ...policy, ends_on }));
  return fc.array(fc.oneof(amended, ended), { minLength: 1, maxLength: 4 });
}

function withIds(lines: readonly LineToReport[], before: readonly ReportedLine[]): ReportedLine[] {
  return lines.map((line, index) => ({ ...line, id: `ct_${before.length + index}` }));
}

function sumsByKind(lines: readonly LineToReport[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { payer, category, member_type, amount } of lines) {
    const kind = `${payer} ${category} ${member_type}`;
    sums[kind] = (sums[kind] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

function expectAdjustment(line: ReportedLine, reported: ReportedLine[], due: readonly LineToReport[]): void {
  expect(line).toMatchObject({ adjustment: true, type: "one_off" });
  expect(Object.is(line.amount, 0) || Object.is(line.amount, -0)).toBe(false);
  const same = ({ payer, category, member_type }: LineToReport): boolean =>
    payer === line.payer && category === line.category && member_type === line.member_type;
  const corrected = reported.find((candidate) => candidate.id === line.adjustment_for);
  if (corrected === undefined) {
    expect(line.adjustment_for).toBeNull();
    expect(reported.some((candidate) => same(candidate) && !candidate.adjustment)).toBe(false);
    expect([...reported, ...due].filter(same).map(({ cover_period }) => cover_period)).toContainEqual(
      line.cover_period,
    );
  } else {
    expect(same(corrected)).toBe(true);
    expect(corrected.adjustment).toBe(false);
    expect(line.cover_period).toEqual(corrected.cover_period);
  }
}
