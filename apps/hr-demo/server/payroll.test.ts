import { describe, expect, test } from "vitest";
import type { PayrollEmployee } from "../src/wire-payroll.ts";
import type { Breakdown } from "./company/payroll-employee.ts";
import { comparePayroll, nextStartOf } from "./company/payroll.ts";
import { type Demo, startDemo } from "./testing/demo.ts";

/** The demo with its administrator signed in, and an employee enrolled, whose cover starts in December. */
async function startPayroll() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const { people } = demo.readState();
  await enrol(demo, people.simple?.employee_id);
  const reports = async () => (await demo.get("/api/employer/payroll")).json.reports;
  return { ...demo, people, reports };
}

const enrol = async (demo: Demo, employee_id = "", group_id?: string) =>
  demo.force((await demo.startEnrolment(employee_id, group_id)).id, "enrolled");

const noonOf = (day: string) => ({ to: `${day}T12:00:00Z` });

test("before the first report it says when that opens: with the next cover of the company", async () => {
  const { people, ...demo } = await startPayroll();
  await enrol(demo, people.family?.employee_id);
  await enrolAtOtherEmployer(demo);
  const { reports, next_start, next_policy } = (await demo.get("/api/employer/payroll")).json;
  expect({ reports, next_policy }).toEqual({ reports: [], next_policy: null });
  expect(next_start).toMatchObject({ on: "2026-12-01", employees: 2 });
  // What it says is what the report comes to.
  await demo.advance(noonOf("2026-12-02"));
  const [december] = await demo.reports();
  const [{ currency, employer, employee, total }] = december.totals;
  expect(next_start.costs).toMatchObject([{ currency, employer, employee, total }]);
  expect(total).toBeGreaterThan(0);
  // For each employee too.
  const report = (await demo.get(`/api/employer/payroll/${december.id}`)).json;
  expect(next_start.costs[0].people).toEqual(
    report.currencies[0].employees.map((one: PayrollEmployee) => ({
      employee: one.employee,
      employer: one.employer,
      employee_pays: one.employee_pays,
      total: one.total,
    })),
  );
  expect(next_start.payday).toBe("2026-12-28");
});

test("before anyone has chosen it says when a policy that was just bought begins", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const payroll = async () => (await demo.get("/api/employer/payroll")).json;
  expect(await payroll()).toEqual({ reports: [], next_start: null, next_policy: null });
  await demo.acceptQuote(await demo.requestQuote(demo.initialWorld.group_without_policy_id));
  expect(await payroll()).toEqual({ reports: [], next_start: null, next_policy: "2026-12-01" });
});

test("the next cover is the first that is still to come, and counts each employee once", () => {
  const amounts = (gross: number) => ({ gross, net: gross, tax: 0 });
  const month = (employer: number, employee: number) => ({
    employer_contribution: amounts(employer),
    employee_contribution: amounts(employee),
    total: amounts(employer + employee),
  });
  const cost = { currency: "gbp", monthly: month(30.1, 10.2), term: month(0, 0), tax_relief: null };
  const cover = (effective_from: string, employee_id = "ee_1") => ({ effective_from, employee_id, cost });
  const policies = [
    cover("2027-01-01"),
    cover("2026-12-01"),
    cover("2026-12-01"),
    cover("2026-12-01", "ee_2"),
    cover("2026-11-01"),
    cover("2026-11-18"),
  ];
  const staff = (id: string) => ({
    id,
    first_name: "Ada",
    last_name: id === "ee_1" ? "Young" : "Abel",
    title: null,
  });
  expect(nextStartOf(policies, "2026-11-18", staff)).toEqual({
    on: "2026-12-01",
    payday: "2026-12-28",
    employees: 2,
    costs: [
      {
        currency: "gbp",
        employer: 90.3,
        employee: 30.6,
        total: 120.9,
        people: [
          { employee: staff("ee_2"), employer: 30.1, employee_pays: 10.2, total: 40.3 },
          { employee: staff("ee_1"), employer: 60.2, employee_pays: 20.4, total: 80.6 },
        ],
      },
    ],
  });
  expect(nextStartOf(policies, "2027-01-01", staff)).toBeNull();
  // Of a part of a month nothing is promised.
  expect(nextStartOf(policies, "2026-11-02", staff)).toEqual({
    on: "2026-11-18",
    payday: "2026-11-27",
    employees: 1,
    costs: [],
  });
});

test("the months of the company are listed, newest first", async () => {
  const { advance, get, reports } = await startPayroll();
  await advance(noonOf("2026-12-02"));
  await advance(noonOf("2027-01-02"));
  const [january, december] = await reports();
  expect(january).toMatchObject({ month: "2027-01", status: "open", finalized_at: null });
  expect(december).toMatchObject({ month: "2026-12", totals: [{ currency: "gbp", employees: 1 }] });
  const first = (await get(`/api/employer/payroll/${december.id}`)).json;
  expect(first.compared_with).toBeNull();
  const second = (await get(`/api/employer/payroll/${january.id}`)).json;
  expect(second.compared_with).toBe("2026-12");
  expect(second.currencies[0]).toMatchObject({ difference: { total: 0 }, totals: january.totals[0] });
});

test("a dry run changes nothing, and finalizing is done at once", async () => {
  const { advance, get, post, reports } = await startPayroll();
  await advance(noonOf("2026-12-02"));
  const [{ id }] = await reports();
  const finalize = (body: object) => post(`/api/employer/payroll/${id}/finalize`, body);
  for (const body of [{}, { dry_run: "false" }]) expect((await finalize(body)).status).toBe(400);
  expect((await finalize({ dry_run: true })).json).toMatchObject({ month: "2026-12", status: "finalized" });
  expect((await get(`/api/employer/payroll/${id}`)).json.report.status).toBe("open");
  expect((await finalize({ dry_run: false })).json.status).toBe("finalized");
  expect((await get(`/api/employer/payroll/${id}`)).json.report.status).toBe("finalized");
});

test("the CSV comes as the service made it, named by its month", async () => {
  const { advance, call, get, post, reports } = await startPayroll();
  await advance(noonOf("2026-12-02"));
  const [{ id }] = await reports();
  const download = () => get(`/api/employer/payroll/${id}/contributions.csv`);
  const { headers, text } = await download();
  expect(text).toBe(await call("ExportContributionReport", { params: { contribution_report_id: id } }));
  expect(text).toContain(id);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toContain("contributions-2026-12-open.csv");
  await post(`/api/employer/payroll/${id}/finalize`, { dry_run: false });
  expect((await download()).headers.get("content-disposition")).toMatch(/=contributions-2026-12\.csv$/);
});

test("the file for payroll names people by their staff numbers, and the company's pay elements", async () => {
  const { advance, get, reports } = await startPayroll();
  await advance(noonOf("2026-12-02"));
  const [{ id }] = await reports();
  const { headers, text } = await get(`/api/employer/payroll/${id}/payroll.csv`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toContain("payroll-2026-12-open.csv");
  const [, ...rows] = text.trimEnd().split("\r\n");
  expect(rows.map((row) => row.split(",").slice(0, 4))).toEqual([
    ["NB-1001", "Maya", "Lindqvist", "Health insurance"],
    ["NB-1001", "Maya", "Lindqvist", "Life assurance"],
  ]);
  expect(rows[0]).toContain(",D310,E310,");
});

test("a month is split by benefit, in all and for each employee, to the same totals", async () => {
  const { advance, get, reports } = await startPayroll();
  await advance(noonOf("2026-12-02"));
  const [{ id }] = await reports();
  const [currency] = (await get(`/api/employer/payroll/${id}`)).json.currencies;
  const [maya] = currency.employees;
  expect(maya).toMatchObject({ staff_number: "NB-1001", benefits: currency.benefits });
  const split: { benefit_type: string; employer: number; employee: number; total: number }[] =
    currency.benefits;
  expect(split.map(({ benefit_type }) => benefit_type)).toEqual(["health_insurance", "life_assurance"]);
  const pence = (amount: "employer" | "employee" | "total") =>
    split.reduce((sum, benefit) => sum + Math.round(benefit[amount] * 100), 0);
  expect([pence("employer"), pence("employee"), pence("total")]).toEqual(
    [currency.totals.employer, currency.totals.employee, currency.totals.total].map((amount: number) =>
      Math.round(amount * 100),
    ),
  );
});

test("payroll is for the administrator alone, and only the company's own reports", async () => {
  const demo = await startPayroll();
  const { advance, call, deleteCookie, get, post } = demo;
  const other = await enrolAtOtherEmployer(demo);
  await advance(noonOf("2027-01-02"));
  const { items } = await call("ListContributionReports", { query: { employer_id: other } });
  const paths = [
    "",
    `/${items[0]?.id}`,
    `/${items[0]?.id}/contributions.csv`,
    `/${items[0]?.id}/payroll.csv`,
  ].map((path) => `/api/employer/payroll${path}`);
  const statuses = async () => [
    ...(await Promise.all(paths.map(async (path) => (await get(path)).status))),
    (await post(`/api/employer/payroll/${items[0]?.id}/finalize`, { dry_run: false })).status,
  ];
  expect(items.length).toBeGreaterThan(0);
  expect(await statuses()).toEqual([200, 404, 404, 404, 404]);
  await post("/api/sign-in", { kind: "simple" });
  expect(await statuses()).toEqual([403, 403, 403, 403, 403]);
  deleteCookie();
  expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
});

describe("the difference to the month before", () => {
  const january = { from_date: "2027-01-01", to_date: "2027-01-31" };
  const february = { from_date: "2027-02-01", to_date: "2027-02-28" };
  const names = { Maya: "Lindqvist", Amara: "Okafor", Harold: "Whitcombe", Kenji: "Morales" };
  const staff = Object.entries(names).map(([first_name, last_name]) => ({
    id: first_name,
    employee: { id: first_name, first_name, last_name, title: null },
    staff_number: null,
  }));

  const line = (amount: number, cover_period = february) => ({
    amount,
    adjustment: false,
    adjustment_for: null as string | null,
    cover_period,
  });
  const correction = (amount: number, adjustment_for: string | null = "ct_1") => ({
    ...line(amount, january),
    adjustment: true,
    adjustment_for,
  });
  const breakdown = (
    period: typeof january,
    employee_id: keyof typeof names,
    employer_contributions: ReturnType<typeof line>[],
    employee_contributions: ReturnType<typeof line>[] = [],
  ): Breakdown => ({
    employee_id,
    currency: "gbp",
    period,
    health_insurance: { employer_contributions, employee_contributions },
  });

  test("is explained to the cent by who joined, left, changed or was corrected", () => {
    const half = { from_date: "2027-01-16", to_date: "2027-01-31" };
    const then = [
      breakdown(january, "Maya", [line(20.1, half)], [line(0.2, half)]),
      breakdown(january, "Amara", [line(60, january)]),
      breakdown(january, "Harold", [line(10, january), correction(10)]),
    ];
    const now = [
      breakdown(
        february,
        "Maya",
        [line(40.2), correction(-5.1), correction(-0.2)],
        [line(0.3), correction(1.05, null)],
      ),
      breakdown(february, "Harold", [line(10)]),
      breakdown(february, "Kenji", [line(114.2)]),
    ];
    const [compared] = comparePayroll({ totals: [] }, now, then, staff);
    expect(compared?.difference).toEqual({
      joined: { employees: 1, amount: 114.2 },
      left: { employees: 1, amount: -60 },
      changed: { employees: 1, amount: 20.2 },
      corrected: { employees: 1, amount: -4.25 },
      corrected_before: { employees: 1, amount: -10 },
      total: 60.15,
    });
    const row = (name: string) => compared?.employees.find(({ employee }) => employee.first_name === name);
    const adjustment = { benefit_type: "health_insurance", month: "2027-01" };
    expect(row("Maya")).toMatchObject({
      employer: 34.9,
      employee_pays: 1.35,
      total: 36.25,
      difference: 15.95,
      changes: ["changed", "corrected"],
      covered: null,
      covered_before: { from: "2027-01-16", to: "2027-01-31" },
      adjustments: [
        { ...adjustment, payer: "employer", amount: -5.3, corrects: true },
        { ...adjustment, payer: "employee", amount: 1.05, corrects: false },
      ],
    });
    expect(row("Amara")).toMatchObject({ total: 0, difference: -60, changes: ["left"] });
    expect(row("Harold")).toMatchObject({ difference: -10, changes: [] });
    expect(row("Kenji")).toMatchObject({ difference: 114.2, changes: ["joined"] });
    expect(compared?.employees.map(({ employee }) => employee.last_name)).toEqual([
      "Lindqvist",
      "Morales",
      "Okafor",
      "Whitcombe",
    ]);
  });
});

/** Enrols an employee of another employer on the same platform, and returns that employer's id. */
async function enrolAtOtherEmployer(demo: Demo): Promise<string> {
  const employer = await demo.call("CreateEmployer", { body: { name: "Elsewhere Ltd", country: "ie" } });
  const employer_id = employer.id;
  const group = await demo.call("CreateGroup", { body: { employer_id, name: "Everyone" } });
  const [template] = (await demo.call("ListEmployees", { query: { page_size: "1" } })).items;
  if (!template) throw new Error("The world has no employees.");
  const { address, nationality, sex_at_birth, time_zone } = template;
  const employee = await demo.call("CreateEmployee", {
    body: {
      address,
      date_of_birth: "1990-05-05",
      nationality,
      sex_at_birth,
      time_zone,
      employer_id,
      first_name: "Robin",
      last_name: "Ek",
      start_on: "2024-03-01",
    },
  });
  const params = { group_id: group.id };
  await demo.call("AddGroupEmployees", { params, body: { employee_ids: [employee.id] } });
  await demo.acceptQuote(await demo.requestQuote(group.id));
  await enrol(demo, employee.id, group.id);
  return employer_id;
}
