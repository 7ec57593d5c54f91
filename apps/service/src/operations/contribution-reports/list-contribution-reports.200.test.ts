import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { firstReport, reportsOf } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const found = async (journey: Journey, query: string) =>
  (await reportsOf(journey, query)).map(({ period }) => period.from_date.slice(0, 7));

describe("the reports of an employer", () => {
  test("are found by status, month and employer, newest first", async () => {
    const journey = await Journey.begin(service);
    const { id, employer_id } = await firstReport(journey);
    await service.advance(journey.world, 31 * 86_400);
    await journey.ok("POST", `/contribution_reports/${id}/finalize`);
    expect(await found(journey, "")).toEqual(["2027-02", "2027-01"]);
    expect(await found(journey, `?employer_id=${employer_id}`)).toEqual(["2027-02", "2027-01"]);
    expect(await found(journey, "?status=open")).toEqual(["2027-02"]);
    expect(await found(journey, "?status=finalized")).toEqual(["2027-01"]);
    expect(await found(journey, "?status=finalized,open")).toEqual(["2027-02", "2027-01"]);
    expect(await found(journey, "?year=2027")).toEqual(["2027-02", "2027-01"]);
    expect(await found(journey, "?year=2026")).toEqual([]);
    for (const month of ["2", "02"])
      expect(await found(journey, `?year=2027&month=${month}`)).toEqual(["2027-02"]);
    const unknown = await journey.call("GET", `/contribution_reports?employer_id=er_${"0".repeat(32)}`);
    expect(unknown.status).toBe(404);
  });

  test("say what all employees come to", async () => {
    const journey = await Journey.begin(service);
    const [health, life] = (await journey.reach("enrolled")).policy_enrolments.map(
      ({ cost }) => cost.monthly,
    );
    const { employer_id } = journey.world;
    const report = await firstReport(journey);
    // Health 131.98, of which the employer pays 105.58; life 19.60, which it pays alone.
    expect([health?.total.gross, life?.total.gross]).toEqual([131.98, 19.6]);
    expect(report).toEqual({
      id: expect.stringMatching(/^ctr_[0-9a-f]{32}$/),
      employer_id,
      external_customer_id: null,
      period: { from_date: "2027-01-01", to_date: "2027-01-31" },
      status: "open",
      finalized_at: null,
      created_at: "2027-01-01T00:00:00.000Z",
      last_updated_at: "2027-01-01T00:00:00.000Z",
      aggregates: [
        {
          currency: "gbp",
          employee_count: 1,
          employer_contribution_total: 125.18,
          employee_contribution_total: 26.4,
          adjustment_total: 0,
          total: 151.58,
        },
      ],
      object: "contribution_report",
    });
    expect(await journey.ok("GET", `/contribution_reports/${report.id}`)).toEqual(report);
  });

  test("are read by its session, which sees no breakdowns and finalizes nothing", async () => {
    const journey = await Journey.begin(service);
    const report = await firstReport(journey);
    const { token: key } = await service.session(journey.world);
    const path = `/contribution_reports/${report.id}`;
    expect(await journey.ok("GET", path, undefined, { key })).toEqual(report);
    for (const [method, forbidden] of [
      ["GET", `${path}/employee_breakdowns`],
      ["GET", `${path}/employee_breakdowns/${journey.employeeId}`],
      ["GET", `${path}/export`],
      ["POST", `${path}/finalize`],
    ] as const)
      expect(await journey.call(method, forbidden, undefined, { key })).toMatchObject({ status: 403 });
  });
});

test("each customer of an employer of record has reports of its own", async () => {
  const mine = await Journey.begin(service, { platform_type: "employer_of_record" });
  const report = await firstReport(mine);
  const { employer_id } = mine.world;
  expect(report.external_customer_id).toBe("customer-1");
  expect(await found(mine, "?external_customer_id=customer-1")).toEqual(["2027-01"]);
  expect(await found(mine, "?external_customer_id=customer-2")).toEqual([]);
  const other = { employer_id, external_customer_id: "customer-2" };
  const { token: key } = await mine.ok<{ token: string }>("POST", "/embed/sessions", other);
  expect(await mine.ok("GET", "/contribution_reports", undefined, { key })).toMatchObject({ items: [] });
  const ofCustomer = (id: string) => `/contribution_reports?external_customer_id=${id}`;
  expect(await mine.ok("GET", ofCustomer("customer-2"), undefined, { key })).toMatchObject({ items: [] });
  for (const another of ["customer-1", "unknown", ""])
    expect(await mine.call("GET", ofCustomer(another), undefined, { key })).toMatchObject({ status: 404 });
  const path = `/contribution_reports/${report.id}`;
  expect(await mine.call("GET", path, undefined, { key })).toMatchObject({ status: 404 });
});
