import type { Cost, CostSharingConfiguration } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child } from "../../testing/people.ts";
import { lifeOnly, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// Worked out on paper. The policy's year ends on 2027-11-30; cover from 2027-01-01 is eleven whole months of it.

const service = await serviceOfFile();

async function costOf(
  plan: string,
  cost_sharing: CostSharingConfiguration,
  family: "alone" | "family",
): Promise<Cost> {
  const journey = await Journey.begin(service, {
    group_policies: [{ plan_id: planNamed(plan).id, cost_sharing }],
  });
  const people = [await journey.person(), await journey.person(child)].map(({ id }) => id);
  await journey.reach("pending_confirmation");
  if (family === "family") await journey.cover(...people);
  const [enrolment] = (await journey.intent()).policy_enrolments;
  if (enrolment === undefined) throw new Error("The plan is enrolled into.");
  return enrolment.cost;
}

const zero = { net: 0, tax: 0, gross: 0 };
const untaxed = (gross: number) => ({ net: gross, tax: 0, gross });

describe("what cover costs", () => {
  test("a percentage of a premium with tax inside", async () => {
    const cost = await costOf(
      "Anchor Modular",
      { type: "percentage", percentage: { percentage: 80 } },
      "alone",
    );
    // 86.43 adult + 32.65 core + 6.20 no excess + 5.50 cancer cover + 1.20 at home = 131.98; 12 % tax inside.
    // Employer: 80 % = 105.584 → 105.58, with 11.31 of tax; the employee has the rest of every column.
    expect(cost).toEqual({
      currency: "gbp",
      monthly: {
        total: { net: 117.84, tax: 14.14, gross: 131.98 },
        employer_contribution: { net: 94.27, tax: 11.31, gross: 105.58 },
        employee_contribution: { net: 23.57, tax: 2.83, gross: 26.4 },
      },
      term: {
        total: { net: 1296.24, tax: 155.54, gross: 1451.78 },
        employer_contribution: { net: 1036.97, tax: 124.41, gross: 1161.38 },
        employee_contribution: { net: 259.27, tax: 31.13, gross: 290.4 },
      },
      tax_relief: null,
    });
  });

  test("the policyholder only, with tax relief that is capped and not netted", async () => {
    const cost = await costOf("Elm Teaghlach", { type: "policyholder_only" }, "family");
    // Each: 43.60 room + 6.10 refund. Adults 139.58 + 49.70 = 189.28, the child 32.96 + 49.70 = 82.66.
    expect(cost.monthly).toEqual({
      total: untaxed(461.22),
      employer_contribution: untaxed(189.28),
      employee_contribution: untaxed(271.94),
    });
    // 20 % of at most 1000 a year for an adult, 500 for a child: 16.67, 16.67 and 8.33 a month.
    expect(cost.tax_relief).toEqual({
      name: "Relief at source",
      monthly: { total: -41.67, employer_contribution: -16.67, employee_contribution: -25 },
      term: { total: -458.37, employer_contribution: -183.37, employee_contribution: -275 },
    });
    expect(cost.term.total).toEqual(untaxed(5073.42));
  });

  test("a part of the family by its own tier, in a currency without decimals", async () => {
    const cost = await costOf("みずかぜ", { type: "family_type", family_type: { type: "couple" } }, "family");
    // Family 12345 + 3 × (1350 + 790); the couple 9870 + 2 × 2140.
    expect(cost.monthly).toEqual({
      total: untaxed(18765),
      employer_contribution: untaxed(14150),
      employee_contribution: untaxed(4615),
    });
    expect(cost.term.total).toEqual(untaxed(206415));
  });

  test("a fixed amount, in a currency with three decimals", async () => {
    const cost = await costOf(
      "Pearl Gulf",
      { type: "fixed_amount", fixed_amount: { monthly_amount: 12.345 } },
      "family",
    );
    // Adults 21.375, the child of ten 9.255, each with Pearl B at 3.450.
    expect(cost.monthly).toEqual({
      total: untaxed(62.355),
      employer_contribution: untaxed(12.345),
      employee_contribution: untaxed(50.01),
    });
  });

  test("a fixed amount is never more than the total", async () => {
    const cost = await costOf(
      "Pearl Gulf",
      { type: "fixed_amount", fixed_amount: { monthly_amount: 1000 } },
      "alone",
    );
    expect(cost.monthly.employee_contribution).toEqual(zero);
    expect(cost.monthly.employer_contribution).toEqual(cost.monthly.total);
  });

  test("a first month in part counts by its days", async () => {
    const journey = await Journey.begin(service, { group_policies: lifeOnly });
    await journey.reach("coverage_options_required");
    await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-01-21" } });
    const [enrolment] = (await journey.pass()).policy_enrolments;
    // 12.30 adult + 7.30 benefit = 19.60; 11 of January's 31 days = 6.954… → 6.95, then ten whole months.
    expect(enrolment?.cost.monthly.total).toEqual(untaxed(19.6));
    expect(enrolment?.cost.term.total).toEqual(untaxed(202.95));
  });
});
