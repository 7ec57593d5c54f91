import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf, toMinor } from "../money/minor-units.ts";
import { catalogueOfCases, planNamed } from "../testing/catalogue.ts";
import { policiesOf, versionsOf } from "../testing/policies.ts";
import { adjustmentsFor } from "./adjustments-for.ts";
import { arrearsOf } from "./arrears-of.ts";
import { linesOfMonth, type LineToReport } from "./lines-of-month.ts";
import type { PolicyHistory } from "./policy-history.ts";

const months = ["2027-08", "2027-09", "2027-10"];

describe.each(catalogueOfCases().plans)("the arrears of $name", (plan) => {
  it("are what the change adds to the adjustments of the next open report, for each payer", () => {
    const policies = policiesOf(plan, { min: 1, max: 2 });
    fc.assert(
      fc.property(
        policies,
        versionsOf(plan),
        fc.subarray(months),
        versionsOf(plan),
        (first, was, deducted, is) => {
          // Reported as it was first; a correction of what was agreed since then waits in the open report.
          const before = { ...first, versions: [...first.versions, was] };
          const after = { ...before, versions: [...before.versions, { ...is, from: "2027-08-17" }] };
          const arrears = arrearsOf({ before, after, effective_from: "2027-08-17", deducted });
          const correcting = (policy: PolicyHistory): LineToReport[] =>
            deducted.flatMap((month) =>
              adjustmentsFor({
                reported: linesOfMonth(first, month).map((line, index) => ({ ...line, id: `ct_${index}` })),
                due: linesOfMonth(policy, month),
                reporting_month: "2027-11-01",
              }),
            );
          const owed = (lines: readonly LineToReport[], payer: LineToReport["payer"]): number =>
            sumOf(lines.filter((line) => line.payer === payer).map(({ amount }) => amount));
          for (const payer of ["employee", "employer"] as const) {
            expect(toMinor(arrears?.[`${payer}_contribution`] ?? 0, plan.currency)).toBe(
              owed(correcting(after), payer) - owed(correcting(before), payer),
            );
          }
          if (arrears === null) return;
          expect(arrears.currency).toBe(plan.currency);
          expect(toMinor(arrears.total, plan.currency)).toBe(
            toMinor(arrears.employee_contribution, plan.currency) +
              toMinor(arrears.employer_contribution, plan.currency),
          );
          expect(arrears.period.from_date >= "2027-08-17").toBe(true);
          expect(deducted).toContain(arrears.period.from_date.slice(0, 7));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("arrears", () => {
  const policyholder = { member_type: "policyholder", date_of_birth: "1988-04-12" } as const;
  const before: PolicyHistory = {
    plan: planNamed("Elm Teaghlach"),
    cost_sharing: { type: "policyholder_only" },
    group_selections: [],
    versions: [{ from: "2027-01-01", members: [policyholder], policy_selections: [] }],
    ends_on: null,
  };
  const baby = {
    member_type: "child_dependant",
    date_of_birth: "2027-08-20",
    ages_on: "2027-08-20",
  } as const;
  const born = (members = [policyholder, baby]): PolicyHistory => ({
    ...before,
    versions: [...before.versions, { from: "2027-08-20", members, policy_selections: [] }],
  });
  const effective_from = "2027-08-20";

  it("name the days that they are for, from the first day of the change", () => {
    const after = born();
    const ofTwo = arrearsOf({ before, after, effective_from, deducted: ["2027-07", "2027-08", "2027-09"] });
    expect(ofTwo?.period).toEqual({ from_date: "2027-08-20", to_date: "2027-09-30" });
    expect(ofTwo?.employer_contribution).toBe(0);
    const ofOne = arrearsOf({ before, after, effective_from, deducted: ["2027-09"] });
    expect(ofOne?.period).toEqual({ from_date: "2027-09-01", to_date: "2027-09-30" });
    expect(ofOne?.employee_contribution).toBeGreaterThan(0);
  });

  it("are paid back where cover gets cheaper", () => {
    const cheaper = arrearsOf({ before: born(), after: before, effective_from, deducted: ["2027-09"] });
    expect(cheaper?.employee_contribution).toBeLessThan(0);
  });

  it("are paid back up to the day on which cover would have ended", () => {
    const [was, is] = [
      { ...before, ends_on: "2027-09-20" },
      { ...before, ends_on: "2027-08-19" },
    ];
    const back = arrearsOf({ before: was, after: is, effective_from, deducted: ["2027-08", "2027-09"] });
    expect(back?.period).toEqual({ from_date: "2027-08-20", to_date: "2027-09-20" });
    expect(back?.total).toBeLessThan(0);
  });

  it("are nothing while no month was deducted, and where a change costs nothing", () => {
    expect(arrearsOf({ before, after: born(), effective_from, deducted: [] })).toBeNull();
    expect(arrearsOf({ before, after: born(), effective_from, deducted: ["2027-07"] })).toBeNull();
    expect(
      arrearsOf({ before, after: born([policyholder]), effective_from, deducted: ["2027-08"] }),
    ).toBeNull();
  });
});
