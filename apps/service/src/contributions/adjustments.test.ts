import type { ContributionReport } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import type { PolicyRow } from "../store/rows.ts";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { breakdownsOf, firstReport, linesOf, reportsOf } from "../testing/reports.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { openContext } from "../context.ts";
import { followPolicy } from "./follow-policy.ts";

// Ada's cover costs 131.98 a month: 105.58 of it the employer's, with 11.31 of tax, and 26.40 her own, with 2.83.

const service = await serviceOfFile();

const until = (journey: Journey, to: string) => journey.ok("POST", "/test_helpers/clock/advance", { to });
const finalize = (journey: Journey, { id }: { id: string }) =>
  journey.ok<ContributionReport>("POST", `/contribution_reports/${id}/finalize`);

/** Returns everything that the API shows of a report. */
async function bytesOf(journey: Journey, { id }: { id: string }): Promise<string[]> {
  const path = `/contribution_reports/${id}`;
  const paths = [path, `${path}/employee_breakdowns`, `${path}/export`];
  return Promise.all(paths.map(async (each) => (await journey.call("GET", each)).text));
}

async function lines(journey: Journey, month: string, employee = journey.employeeId) {
  const [report] = await reportsOf(journey, `?year=${month.slice(0, 4)}&month=${month.slice(5)}`);
  const breakdowns = report === undefined ? [] : await breakdownsOf(journey, report.id);
  return breakdowns.filter(({ employee_id }) => employee_id === employee).flatMap(linesOf);
}

/** Changes a journey's policy, as an amendment does. */
async function amend(journey: Journey, change: Partial<PolicyRow>): Promise<void> {
  const { services } = service.service;
  const id = await journey.policyId();
  await service.testStore.store.write(async (transaction) => {
    const scope = await openContext(services, transaction, journey.world.platform_id);
    const policy = { ...(await scope.all.policies.get(id)), ...change };
    await scope.all.policies.replace(policy);
    await followPolicy(scope, policy);
  });
}

async function january() {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  return { journey, report: await firstReport(journey) };
}

describe("a policy that starts backdated, into a month that is finalized", () => {
  test("is adjusted for in the next period, and the finalized report does not change by a byte", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("enrolled");
    await until(journey, "2026-12-31T12:00:00Z");
    const late = await Journey.begin(service, {
      world: journey.world,
      employee: 1,
      details: { last_name: "Slow" },
    });
    await late.reach("enrolling");
    await until(journey, "2027-01-02T12:00:00Z");
    const [report] = await reportsOf(journey);
    if (report === undefined) throw new Error("January has begun.");
    const finalized = await finalize(journey, report);
    const before = await bytesOf(journey, report);
    await until(late, "2027-01-03T13:00:00Z");
    expect(await late.intent()).toMatchObject({ status: "enrolled" });
    const [policy] = (await late.intent()).policy_enrolments;
    expect(policy?.estimated_effective_from).toBe("2027-01-01");

    expect(await bytesOf(journey, report)).toEqual(before);
    const made = await lines(late, "2027-02");
    expect(made.length).toBeGreaterThan(0);
    for (const line of made) {
      expect(line).toMatchObject({
        adjustment: true,
        adjustment_for: null,
        type: "one_off",
        cover_period: { from_date: "2027-01-01", to_date: "2027-01-31" },
        reporting_month: "2027-02-01",
        policy_id: policy?.id,
      });
    }
    await until(journey, "2027-02-01T00:00:00Z");
    const february = await lines(late, "2027-02");
    const [adjusted, regular] = [true, false].map((wanted) =>
      february
        .filter(({ adjustment }) => adjustment === wanted)
        .map(({ payer, category, amount }) => [payer, category, amount]),
    );
    // Both are whole months.
    expect(adjusted).toEqual(regular);
    const [second] = await reportsOf(journey);
    expect(second?.aggregates[0]?.adjustment_total).toBe(policy?.cost.monthly.total.gross);
    expect(await bytesOf(journey, report)).toEqual(before);
    expect(finalized.aggregates[0]?.employee_count).toBe(1);
  });
});

describe("a policy that ends within a month", () => {
  test("changes the lines, which keep their ids, while the report is open", async () => {
    const { journey } = await january();
    const before = await lines(journey, "2027-01");
    await amend(journey, { ends_on: "2027-01-15" });
    const after = await lines(journey, "2027-01");
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    // 15 of 31 days of 131.98 are 63.86; the employer's 105.58 come to 51.09, with 5.47 of tax.
    expect(after.map(({ payer, category, amount }) => [payer, category, amount])).toEqual([
      ["employer", "gross_premium", 45.62],
      ["employer", "tax", 5.47],
      ["employee", "gross_premium", 11.4],
      ["employee", "tax", 1.37],
    ]);
    for (const line of after)
      expect(line.cover_period).toEqual({ from_date: "2027-01-01", to_date: "2027-01-15" });
    await amend(journey, { ends_on: "2026-12-31" });
    expect(await lines(journey, "2027-01")).toEqual([]);
    await until(journey, "2027-02-01T00:00:00Z");
    expect(await reportsOf(journey)).toHaveLength(1);
  });

  test("is refunded in the next period, naming the lines that it corrects, once the month is finalized", async () => {
    const { journey, report } = await january();
    await finalize(journey, report);
    const wrong = await lines(journey, "2027-01");
    await amend(journey, { ends_on: "2027-01-15" });
    const back = await lines(journey, "2027-02");
    expect(back.map(({ category, amount, adjustment_for }) => [category, amount, adjustment_for])).toEqual([
      ["gross_premium", -48.65, wrong[0]?.id],
      ["tax", -5.84, wrong[1]?.id],
      ["gross_premium", -12.17, wrong[2]?.id],
      ["tax", -1.46, wrong[3]?.id],
    ]);
    // A second change is reported as well, and so is one that leaves nothing to correct.
    await amend(journey, { ends_on: "2027-01-30" });
    expect((await lines(journey, "2027-02")).map(({ id }) => id)).toEqual(back.map(({ id }) => id));
    await amend(journey, { ends_on: "2027-01-31" });
    expect(await lines(journey, "2027-02")).toEqual([]);
  });

  test("is corrected once, whatever is finalized in between", async () => {
    const { journey, report } = await january();
    await finalize(journey, report);
    await amend(journey, { ends_on: "2027-01-15" });
    const [february] = await reportsOf(journey);
    // Opened and finalized before its month began.
    await finalize(journey, february ?? report);
    await amend(journey, { ends_on: "2027-01-15" });
    expect(await lines(journey, "2027-03")).toEqual([]);
    await amend(journey, { ends_on: "2027-01-31" });
    const again = await lines(journey, "2027-03");
    expect(again.map(({ amount }) => amount)).toEqual([48.65, 5.84, 12.17, 1.46]);
    expect(again.every(({ reporting_month }) => reporting_month === "2027-03-01")).toBe(true);
  });
});
