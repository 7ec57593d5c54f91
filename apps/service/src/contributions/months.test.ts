import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { child } from "../testing/people.ts";
import { healthOnly, planNamed } from "../testing/plans.ts";
import { breakdownsOf, linesOf, reportsOf } from "../testing/reports.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

// Tests begin on 2026-12-01; the world's employer is in London, and cover begins on 2027-01-01 by default.

const service = await serviceOfFile();

const until = (journey: Journey, to: string) => journey.ok("POST", "/test_helpers/clock/advance", { to });
const monthsOf = async (journey: Journey) =>
  (await reportsOf(journey)).map(({ period }) => period.from_date.slice(0, 7));

/** Returns what each payer owes in a report, by employee, to the cent. */
async function owedIn(journey: Journey, month: string) {
  const [report] = await reportsOf(journey, `?year=${month.slice(0, 4)}&month=${month.slice(5)}`);
  const breakdowns = await breakdownsOf(journey, report?.id ?? "");
  return breakdowns.map((breakdown) =>
    ["employer", "employee"].map((payer) => sum(linesOf(breakdown).filter((line) => line.payer === payer))),
  );
}

const sum = (lines: { amount: number }[]) =>
  lines.reduce((total, { amount }) => total + Math.round(amount * 1000), 0) / 1000;

describe("the months of a policy", () => {
  test("are reported from its start, on the first of each at the employer's location", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("enrolled");
    await until(journey, "2026-12-31T23:59:59Z");
    expect(await reportsOf(journey)).toEqual([]);
    await until(journey, "2027-01-01T00:00:00Z");
    expect(await monthsOf(journey)).toEqual(["2027-01"]);
    await until(journey, "2027-04-15T12:00:00Z");
    expect(await monthsOf(journey)).toEqual(["2027-04", "2027-03", "2027-02", "2027-01"]);
    // 131.98 a month, of which the employer pays 80 %.
    for (const month of ["2027-01", "2027-02", "2027-03", "2027-04"])
      expect(await owedIn(journey, month)).toEqual([[105.58, 26.4]]);
  });

  test("begin pro rata for a member who joins in the middle of one, at once where it is the current month", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("enrolled");
    await until(journey, "2027-01-12T10:00:00Z");
    const joiner = await Journey.begin(service, { world: journey.world, employee: 1 });
    await joiner.create();
    await joiner.pass();
    await joiner.configure({ policy_configuration: { desired_policy_start_date: "2027-01-21" } });
    await joiner.reach("enrolled");
    expect(await monthsOf(journey)).toEqual(["2027-01"]);
    const [report] = await reportsOf(journey);
    const { items } = await journey.ok<{ items: { cost: { monthly: { total: { gross: number } } } }[] }>(
      "GET",
      `/policies?employee_id=${joiner.employeeId}`,
    );
    const monthly = items[0]?.cost.monthly.total.gross ?? 0;
    const [joined] = await breakdownsOf(journey, report?.id ?? "");
    expect(joined?.employee_id).toBe(joiner.employeeId);
    // 11 of 31 days, rounded once.
    expect(sum(linesOf(joined ?? fail()))).toBe(Math.round((monthly * 100 * 11) / 31) / 100);
    expect(linesOf(joined ?? fail()).map(({ cover_period }) => cover_period.from_date)).toContain(
      "2027-01-21",
    );
    expect(report?.aggregates).toMatchObject([{ currency: "gbp", employee_count: 2, adjustment_total: 0 }]);
    await until(journey, "2027-02-01T00:00:00Z");
    expect(
      (await owedIn(journey, "2027-02")).map(([employer = 0, employee = 0]) => employer + employee),
    ).toEqual([monthly, 131.98]);
  });

  test("are reported late, also those that began before due work ran", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("enrolled");
    // No worker does due work while real time passes.
    service.clock.tick(100 * 86_400_000);
    await journey.ok("POST", "/test_helpers/clock/advance", { seconds: 1 });
    service.clock.tick(-100 * 86_400_000);
    expect(await monthsOf(journey)).toEqual(["2027-03", "2027-02", "2027-01"]);
  });
});

describe("the sum of an employee's lines is what the policy costs", () => {
  test.each([
    ["みずかぜ", { type: "family_type", family_type: { type: "couple" } }, "jpy"],
    ["Pearl Gulf", { type: "fixed_amount", fixed_amount: { monthly_amount: 12.345 } }, "kwd"],
    ["Elm Teaghlach", { type: "policyholder_only" }, "eur"],
    ["Anchor Modular", { type: "percentage", percentage: { percentage: 67 } }, "gbp"],
  ] as const)("%s", async (plan, cost_sharing, currency) => {
    const group_policies = [{ plan_id: planNamed(plan).id, cost_sharing }];
    const journey = await Journey.begin(service, { group_policies });
    const people = [await journey.person(), await journey.person(child)].map(({ id }) => id);
    await journey.reach("pending_confirmation");
    await journey.cover(...people);
    const [enrolment] = (await journey.reach("enrolled")).policy_enrolments;
    await until(journey, "2027-02-10T00:00:00Z");
    const { monthly, tax_relief } = enrolment?.cost ?? fail();
    const owed = (payer: "employer_contribution" | "employee_contribution") =>
      sum([{ amount: monthly[payer].gross }, { amount: tax_relief?.monthly[payer] ?? 0 }]);
    const expected = [owed("employer_contribution"), owed("employee_contribution")];
    for (const month of ["2027-01", "2027-02"]) expect(await owedIn(journey, month)).toEqual([expected]);
    const [report] = await reportsOf(journey);
    expect(report?.aggregates).toEqual([
      {
        currency,
        employee_count: 1,
        employer_contribution_total: expected[0],
        employee_contribution_total: expected[1],
        adjustment_total: 0,
        total: sum(expected.map((amount) => ({ amount: amount ?? 0 }))),
      },
    ]);
  });
});

function fail(): never {
  throw new Error("It is there.");
}
