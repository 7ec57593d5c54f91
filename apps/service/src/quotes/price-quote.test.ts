import type { Employee, GroupQuoteIntentInput } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { planNamed } from "../testing/plans.ts";
import { QuoteJourney } from "../testing/quote-journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

async function quoteOf(journey: QuoteJourney, input?: GroupQuoteIntentInput) {
  await journey.create(input);
  await journey.pass();
  return journey.quote();
}

describe("the price of a quote", () => {
  test("is that of each employee alone, with what the employer chose for the group", async () => {
    const journey = await QuoteJourney.begin(service);
    const cost_sharing = { type: "percentage" as const, percentage: { percentage: 80 } };
    const quote = await quoteOf(journey, { ...journey.level(), cost_sharing });
    // 86.43 and 32.65 of out-patient cover, three times; 95.264 of each are the employer's.
    expect(quote).toMatchObject({
      quote_intent_id: journey.intentId,
      employee_count: 3,
      total_monthly_premium: 357.24,
      employer_monthly_cost: 285.78,
      monthly_premium: { net: 318.96, tax: 38.28, gross: 357.24 },
      currency: "gbp",
      cost_sharing,
      starts_on: "2027-01-01",
      generated_at: "2026-12-01T09:30:00.400Z",
    });
    const [level] = quote.items[0]?.levels ?? [];
    expect(level?.employees.map(({ employee_id }) => employee_id)).toEqual(journey.world.employee_ids);
    expect(level?.employees[0]?.cost.monthly.employer_contribution.gross).toBe(95.26);
  });

  test("adds the levels up, each with its own plan and sharing", async () => {
    const journey = await QuoteJourney.begin(service, { country: "ie" });
    const other = await journey.group("Warehouse", journey.world.employee_ids.slice(0, 2));
    await journey.create({
      items: [
        {
          benefit_type: "health_insurance",
          ref: "Health 2027",
          levels: [
            journey.level("Elm Teaghlach"),
            { ...journey.level("Elm Großregion", other), cost_sharing: { type: "policyholder_only" } },
          ],
        },
      ],
    });
    await journey.pass();
    const quote = await journey.quote();
    const levels = quote.items[0]?.levels ?? [];
    expect(quote).toMatchObject({ employee_count: 5, cost_sharing: null, currency: "eur" });
    expect(quote.items).toMatchObject([{ benefit_type: "health_insurance", ref: "Health 2027" }]);
    expect(levels.map(({ employee_count }) => employee_count)).toEqual([3, 2]);
    expect(levels.map(({ plan_id }) => plan_id)).toEqual([
      planNamed("Elm Teaghlach").id,
      planNamed("Elm Großregion").id,
    ]);
    const cents = levels.reduce((so, level) => so + Math.round(level.total_monthly_premium * 100), 0);
    expect(Math.round(quote.total_monthly_premium * 100)).toBe(cents);
  });

  test("of a group without employees is 0", async () => {
    const journey = await QuoteJourney.begin(service, { country: "jp" });
    const empty = await journey.group("Empty");
    expect(await quoteOf(journey, journey.level("みずかぜ", empty))).toMatchObject({
      employee_count: 0,
      total_monthly_premium: 0,
      employer_monthly_cost: 0,
      currency: "jpy",
    });
  });
});

describe("the employees that a quote prices", () => {
  const priced = async (details: Partial<Employee>) => {
    const journey = await QuoteJourney.begin(service);
    const [someone = ""] = journey.world.employee_ids;
    await journey.ok("PUT", `/employees/${someone}`, details);
    return (await quoteOf(journey)).employee_count;
  };

  test.each([
    ["is active", {}],
    ["is about to start", { status: "pending", start_on: "2027-02-01" }],
    ["may have benefits later", { earliest_benefits_start_date: "2027-06-01" }],
    ["is of the least age on the first day", { date_of_birth: "2011-01-01" }],
    ["is of the greatest age on the first day", { date_of_birth: "1952-01-02" }],
  ] as const)("includes who %s", async (_, details) => {
    expect(await priced(details)).toBe(3);
  });

  test.each([
    ["leaves", { status: "offboarding" }],
    ["has left", { status: "inactive" }],
    ["is restricted", { status: "restricted" }],
    ["has no known start", { start_on: null }],
    ["is too young on the first day", { date_of_birth: "2011-01-02" }],
    ["is too old on the first day", { date_of_birth: "1952-01-01" }],
  ] as const)("leaves out who %s", async (_, details) => {
    expect(await priced(details)).toBe(2);
  });
});

describe("the first day of cover", () => {
  test("is the day that was expected", async () => {
    const journey = await QuoteJourney.begin(service);
    const expected_start_date = "2027-03-15";
    const quote = await quoteOf(journey, { ...journey.level(), expected_start_date });
    expect(quote).toMatchObject({ starts_on: expected_start_date });
    expect(await journey.intent()).toMatchObject({ expected_start_date });
  });

  test("may be today", async () => {
    const journey = await QuoteJourney.begin(service);
    const expected_start_date = "2026-12-01";
    expect(await quoteOf(journey, { ...journey.level(), expected_start_date })).toMatchObject({
      starts_on: expected_start_date,
    });
  });

  test("is the first of next month when the expected day has passed meanwhile", async () => {
    const journey = await QuoteJourney.begin(service, { group: "Warehouse Manual" });
    await journey.create({ ...journey.level(), expected_start_date: "2026-12-05" });
    await journey.pass(60 * 86_400);
    await journey.force("quote_available");
    expect(await journey.quote()).toMatchObject({ starts_on: "2027-02-01" });
  });
});
