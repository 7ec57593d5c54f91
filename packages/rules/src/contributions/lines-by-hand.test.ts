import { expect, it } from "vitest";
import { planNamed } from "../testing/catalogue.ts";
import { type LineToReport, linesOfMonth } from "./lines-of-month.ts";
import { monthsCovered, type PolicyHistory } from "./policy-history.ts";

const policyholder = { member_type: "policyholder" as const, date_of_birth: "1988-04-12" };
const child = { member_type: "child_dependant" as const, date_of_birth: "2027-03-16" };
const alone = { from: "2027-01-20", members: [policyholder], policy_selections: [] };

const elm: PolicyHistory = {
  plan: planNamed("Elm Teaghlach"),
  cost_sharing: { type: "policyholder_only" },
  group_selections: [],
  versions: [alone],
  ends_on: null,
};

const brief = (lines: LineToReport[]) =>
  lines.map(({ payer, category, member_type, amount, cover_period: { from_date, to_date } }) =>
    [payer, category, member_type, amount, from_date, to_date].join(" "),
  );

it("counts the first month by its days", () => {
  // 12 of 31 days of 139.58 and of 16.67.
  expect(brief(linesOfMonth(elm, "2027-01"))).toEqual([
    "employer gross_premium policyholder 5403 2027-01-20 2027-01-31",
    "employer tax_relief policyholder -645 2027-01-20 2027-01-31",
  ]);
});

it("covers a newborn from the day of birth, by the days of the month", () => {
  const withChild = { ...alone, from: "2027-03-16", members: [policyholder, child] };
  // 16 of 31 days of 32.96, and of 20 % of it.
  expect(brief(linesOfMonth({ ...elm, versions: [alone, withChild] }, "2027-03"))).toEqual([
    "employer gross_premium policyholder 13958 2027-03-01 2027-03-31",
    "employer tax_relief policyholder -1667 2027-03-01 2027-03-31",
    "employee gross_premium child_dependant 1701 2027-03-16 2027-03-31",
    "employee tax_relief child_dependant -340 2027-03-16 2027-03-31",
  ]);
});

it("takes the tax out of the premium", () => {
  const plan = planNamed("Anchor Modular");
  const half = { type: "percentage" as const, percentage: { percentage: 50 } };
  // 86.43 holds 9.26 of tax; the employer's 43.22 hold 4.63.
  expect(brief(linesOfMonth({ ...elm, plan, cost_sharing: half }, "2027-02"))).toEqual([
    "employer gross_premium policyholder 3859 2027-02-01 2027-02-28",
    "employer tax policyholder 463 2027-02-01 2027-02-28",
    "employee gross_premium policyholder 3858 2027-02-01 2027-02-28",
    "employee tax policyholder 463 2027-02-01 2027-02-28",
  ]);
});

it("leaves the premium of a tier with the policyholder", () => {
  const plan = planNamed("Elm Großregion");
  const family = { ...alone, members: [child, policyholder] };
  const lines = linesOfMonth({ ...elm, plan, versions: [family] }, "2027-02");
  expect(new Set(lines.map(({ member_type }) => member_type))).toEqual(new Set(["policyholder"]));
});

it("replaces what was agreed before, also for days that an earlier agreement named first", () => {
  const later = { ...alone, from: "2027-05-01", members: [policyholder, child] };
  const corrected = { ...alone, from: "2027-04-01" };
  const policy = { ...elm, versions: [alone, later, corrected] };
  expect(linesOfMonth(policy, "2027-05")).toEqual(linesOfMonth(elm, "2027-05"));
});

it("has the months up to the one asked for, and none of a policy that never covered", () => {
  expect(monthsCovered(elm, "2027-03-05")).toEqual([
    { month: "2027-01", days: 12, days_in_month: 31 },
    { month: "2027-02", days: 28, days_in_month: 28 },
    { month: "2027-03", days: 31, days_in_month: 31 },
  ]);
  expect(monthsCovered({ ...elm, ends_on: "2027-02-14" }, "2027-03-05").at(-1)).toEqual({
    month: "2027-02",
    days: 14,
    days_in_month: 28,
  });
  expect(monthsCovered({ ...elm, ends_on: "2027-01-19" }, "2027-03-05")).toEqual([]);
  expect(monthsCovered({ ...elm, versions: [] }, "2027-03-05")).toEqual([]);
  expect(linesOfMonth({ ...elm, ends_on: "2027-01-19" }, "2027-01")).toEqual([]);
});
