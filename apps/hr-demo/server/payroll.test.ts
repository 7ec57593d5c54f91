import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

const january = { from_date: "2027-01-01", to_date: "2027-01-31" };
const february = { from_date: "2027-02-01", to_date: "2027-02-28" };

interface Line {
  amount: number;
  adjustment: boolean;
  adjustment_for: string | null;
  cover_period: { from_date: string; to_date: string };
}

const line = (amount: number, cover_period = february): Line => ({
  amount,
  adjustment: false,
  adjustment_for: null,
  cover_period,
});
const correction = (amount: number, adjustment_for: string | null = "ct_1"): Line => ({
  amount,
  adjustment: true,
  adjustment_for,
  cover_period: january,
});

/** The demo with its administrator signed in, and a January and a February to compare. */
async function startPayroll() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const { state } = demo.service;
  const idOf = (name: string) => state.employees.find(({ first_name }) => first_name === name)?.id ?? "";
  const employer_id = demo.file?.employer_id;
  const report = (id: string, period: typeof january, total: number) => ({
    id,
    employer_id,
    period,
    status: "open",
    finalized_at: null,
    aggregates: [
      {
        currency: "gbp",
        employee_count: 2,
        employer_contribution_total: total,
        employee_contribution_total: 0,
        adjustment_total: 0,
        total,
      },
    ],
  });
  state.reports.push(report("ctr_1", january, 100.3), report("ctr_2", february, 160.45));
  const breakdown = (contribution_report_id: string, name: string, employer: Line[], employee: Line[] = []) =>
    state.breakdowns.push({
      id: `${contribution_report_id} ${name}`,
      contribution_report_id,
      employee_id: idOf(name),
      currency: "gbp",
      period: contribution_report_id === "ctr_1" ? january : february,
      health_insurance: { employer_contributions: employer, employee_contributions: employee },
    });
  return { ...demo, state, breakdown };
}

test("the months of the company are listed, newest first", async () => {
  const { get } = await startPayroll();
  const { json } = await get("/api/employer/payroll");
  expect(json.reports).toMatchObject([
    { id: "ctr_2", month: "2027-02", status: "open", totals: [{ currency: "gbp", total: 160.45 }] },
    { id: "ctr_1", month: "2027-01" },
  ]);
  expect(json.next_start).toBeNull();
});

test("before the first report it says when that opens: with the next cover of the company", async () => {
  const { get, state, file } = await startPayroll();
  const cover = { employer_id: file?.employer_id, employee_id: "ee_1" };
  state.ownPolicies.push(
    { ...cover, id: "p_1", effective_from: "2027-01-01" },
    { ...cover, id: "p_2", effective_from: "2026-12-01" },
    { ...cover, id: "p_3", effective_from: "2026-12-01" },
    { ...cover, id: "p_4", effective_from: "2026-12-01", employee_id: "ee_2" },
    { ...cover, id: "p_5", effective_from: "2026-11-01" },
    { ...cover, id: "p_6", effective_from: "2026-11-20", employer_id: "er_other" },
  );
  expect((await get("/api/employer/payroll")).json.next_start).toEqual({ on: "2026-12-01", employees: 2 });
});

test("who joined, left, changed or was corrected explains the difference to the cent", async () => {
  const { get, breakdown } = await startPayroll();
  const half = { from_date: "2027-01-16", to_date: "2027-01-31" };
  breakdown("ctr_1", "Maya", [line(20.1, half)], [line(0.2, half)]);
  breakdown("ctr_1", "Amara", [line(60, january)]);
  breakdown("ctr_1", "Harold", [line(10, january), correction(10)]);
  breakdown(
    "ctr_2",
    "Maya",
    [line(40.2), correction(-5.1), correction(-0.2)],
    [line(0.3), correction(1.05, null)],
  );
  breakdown("ctr_2", "Harold", [line(10)]);
  breakdown("ctr_2", "Kenji", [line(114.2)]);
  const { json } = await get("/api/employer/payroll/ctr_2");
  expect(json).toMatchObject({ report: { id: "ctr_2" }, compared_with: "2027-01" });
  const [{ difference, employees }] = json.currencies;
  expect(difference).toEqual({
    joined: { employees: 1, amount: 114.2 },
    left: { employees: 1, amount: -60 },
    changed: { employees: 1, amount: 20.2 },
    corrected: { employees: 1, amount: -4.25 },
    corrected_before: { employees: 1, amount: -10 },
    total: 60.15,
  });
  const row = (name: string) =>
    employees.find(({ employee }: { employee: { first_name: string } }) => employee.first_name === name);
  expect(row("Maya")).toMatchObject({
    employer: 34.9,
    employee_pays: 1.35,
    total: 36.25,
    difference: 15.95,
    changes: ["changed", "corrected"],
    covered: null,
    covered_before: { from: "2027-01-16", to: "2027-01-31" },
    adjustments: [
      { benefit_type: "health_insurance", payer: "employer", amount: -5.3, month: "2027-01", corrects: true },
      {
        benefit_type: "health_insurance",
        payer: "employee",
        amount: 1.05,
        month: "2027-01",
        corrects: false,
      },
    ],
  });
  expect(row("Amara")).toMatchObject({ total: 0, difference: -60, changes: ["left"] });
  expect(row("Harold")).toMatchObject({ difference: -10, changes: [] });
  expect(row("Kenji")).toMatchObject({ difference: 114.2, changes: ["joined"] });
  expect(employees.map(({ employee }: { employee: { last_name: string } }) => employee.last_name)).toEqual([
    "Lindqvist",
    "Morales",
    "Okafor",
    "Whitcombe",
  ]);
});

test("the first month has none to be compared with", async () => {
  const { get, breakdown } = await startPayroll();
  breakdown("ctr_1", "Maya", [line(10, january)]);
  expect((await get("/api/employer/payroll/ctr_1")).json.compared_with).toBeNull();
});

test("a rehearsal changes nothing, and finalizing is done when it is said", async () => {
  const { get, post } = await startPayroll();
  const finalize = (body: object) => post("/api/employer/payroll/ctr_1/finalize", body);
  for (const body of [{}, { dry_run: "false" }]) expect((await finalize(body)).status).toBe(400);
  expect((await finalize({ dry_run: true })).json).toMatchObject({ month: "2027-01", status: "finalized" });
  expect((await get("/api/employer/payroll/ctr_1")).json.report.status).toBe("open");
  expect((await finalize({ dry_run: false })).json.status).toBe("finalized");
  expect((await get("/api/employer/payroll/ctr_1")).json.report.status).toBe("finalized");
});

test("the CSV comes as the service made it, named by its month", async () => {
  const { get, post } = await startPayroll();
  const download = () => get("/api/employer/payroll/ctr_1/contributions.csv");
  const { headers, text } = await download();
  expect(text).toBe("contribution_report_id\r\nctr_1\r\n");
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toContain("contributions-2027-01-open.csv");
  await post("/api/employer/payroll/ctr_1/finalize", { dry_run: false });
  expect((await download()).headers.get("content-disposition")).toMatch(/=contributions-2027-01\.csv$/);
});

test("nobody but the administrator comes near it, and she to her company's reports alone", async () => {
  const { get, post, state, withoutCookie } = await startPayroll();
  const paths = ["", "/ctr_1", "/ctr_1/contributions.csv"].map((path) => `/api/employer/payroll${path}`);
  const statuses = async () => [
    ...(await Promise.all(paths.map(async (path) => (await get(path)).status))),
    (await post("/api/employer/payroll/ctr_1/finalize", { dry_run: false })).status,
  ];
  for (const report of state.reports) if (report.id === "ctr_1") report["employer_id"] = "er_other";
  expect(await statuses()).toEqual([200, 404, 404, 404]);
  await post("/api/sign-in", { kind: "simple" });
  expect(await statuses()).toEqual([403, 403, 403, 403]);
  withoutCookie();
  expect(await statuses()).toEqual([401, 401, 401, 401]);
});
