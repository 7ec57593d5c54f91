import { type Employee, type PayrollExportColumn, payrollExportColumns } from "@enrolkit/contract";
import { aggregatesOf, toMinor } from "@enrolkit/rules";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contributionLine, employee } from "../../store/conformance/rows.ts";
import type { ContributionLineRow, ContributionReportRow, PolicyRow } from "../../store/rows.ts";
import { type PayrollTerms, presentPayrollExport } from "./present-payroll.ts";

const stamps = { created_at: "2027-02-01T00:00:00.000Z", updated_at: "2027-02-01T00:00:00.000Z" };
const report: ContributionReportRow = {
  id: "ctr_1",
  holder_id: "er_1",
  employer_id: "er_1",
  external_customer_id: null,
  year: "2027",
  month: "2027-02",
  status: "open",
  totals: [],
  finalized_at: null,
  ...stamps,
};

const policy = (fields: Partial<PolicyRow>): PolicyRow => ({
  id: "p_1",
  employee_id: "ee_1",
  employer_id: "er_1",
  external_customer_id: null,
  group_id: "gr_1",
  group_policy_id: "gp_1",
  plan_id: "pl_1",
  enrolment_intent_id: "ei_1",
  status: "active",
  effective_from: "2027-01-01",
  coverage_selections: [],
  members: [],
  created_at: stamps.created_at,
  ...fields,
});

const terms: PayrollTerms = {
  payElements: [{ benefit_type: "health_insurance", employee_code: "D310", employer_code: null }],
  plans: new Map([
    ["pl_1", { name: "Anchor" }],
    ["pl_2", { name: "Promise" }],
  ]),
};

interface Person {
  record?: Partial<Employee>;
  lines: Partial<ContributionLineRow>[];
}

type Row = Record<PayrollExportColumn, string>;

async function fileOf(people: Person[], used = terms, of = report): Promise<string> {
  const records = people.map(({ record }, index) => employee({ id: `ee_${index}`, ...record }));
  const breakdowns = people.map(({ lines }, index) => ({
    id: `eb_${index}`,
    contribution_report_id: report.id,
    employee_id: `ee_${index}`,
    employer_id: "er_1",
    external_customer_id: null,
    lines: lines.map((line) => contributionLine(line)),
    ...stamps,
  }));
  async function* batches() {
    yield {
      breakdowns,
      employees: new Map(records.map((each) => [each.id, each])),
      policies: new Map([
        ["p_1", policy({ member_number: "HM-4821-7730" })],
        ["p_2", policy({ id: "p_2", plan_id: "pl_2" })],
      ]),
    };
  }
  let text = "";
  for await (const chunk of presentPayrollExport(of, batches(), used).chunks) text += chunk;
  return text;
}

const read = (text: string): Row[] =>
  parse<Row>(text, { bom: true, columns: true, record_delimiter: "\r\n" });
const rowsOf = async (people: Person[]) => read(await fileOf(people));

test("a row is what a payroll clerk books: who, which benefit and plan, and how much", async () => {
  const people: Person[] = [
    {
      record: { external_id: "NB-1042", first_name: "Tomás", last_name: "Ferreira" },
      lines: [
        { amount: 9427 },
        { amount: 1131, category: "tax" },
        { amount: 2640, payer: "employee" },
        { amount: -500, category: "tax_relief", payer: "employee" },
        { amount: 1960, benefit_type: "life_assurance", policy_id: "p_2" },
      ],
    },
  ];
  expect((await fileOf(people)).split("\r\n")).toEqual([
    `\uFEFF${payrollExportColumns.join()}`,
    "NB-1042,Tomás,Ferreira,Health insurance,Anchor,HM-4821-7730,2027-02,21.40,105.58,5.00,GBP,D310,,",
    "NB-1042,Tomás,Ferreira,Life assurance,Promise,p_2,2027-02,0.00,19.60,,GBP,,,",
    "",
  ]);
});

test("each earlier month that is corrected has a row of its own, after that of the month", async () => {
  const cover = (month: string) => ({ from_date: `${month}-01`, to_date: `${month}-28` });
  const adjustment = true;
  const rows = await rowsOf([
    {
      lines: [
        { amount: -250, adjustment, cover_period: cover("2027-01"), payer: "employee" },
        { amount: 1000 },
        { amount: -100, adjustment, cover_period: cover("2026-12") },
        { amount: -50, adjustment, cover_period: cover("2027-01") },
      ],
    },
  ]);
  expect(
    rows.map((row) => [
      row.Month,
      row["Adjustment for month"],
      row["Employee deduction"],
      row["Employer contribution"],
    ]),
  ).toEqual([
    ["2027-02", "", "0.00", "10.00"],
    ["2027-02", "2026-12", "0.00", "-1.00"],
    ["2027-02", "2027-01", "-2.50", "-0.50"],
  ]);
});

test("two policies of one benefit have a row each, since each has its own plan and number", async () => {
  const rows = await rowsOf([{ lines: [{}, { policy_id: "p_2", amount: 500 }] }]);
  expect(rows.map((row) => [row.Policy, row.Plan, row["Employer contribution"]])).toEqual([
    ["HM-4821-7730", "Anchor", "10.00"],
    ["p_2", "Promise", "5.00"],
  ]);
});

test("currencies have rows and decimals of their own", async () => {
  const rows = await rowsOf([
    {
      lines: [
        { currency: "kwd", amount: 1_234_567 },
        { currency: "jpy", amount: -12_345_678 },
      ],
    },
  ]);
  expect(rows.map((row) => [row.Currency, row["Employer contribution"]])).toEqual([
    ["JPY", "-12345678"],
    ["KWD", "1234.567"],
  ]);
});

test.each(["=1+1", "+1", "-1", "@A1", "\t=1", "\uFF1D1"])(
  "what platforms and people write is no formula: %j",
  async (text) => {
    const used: PayrollTerms = {
      payElements: [{ benefit_type: "health_insurance", employee_code: text, employer_code: text }],
      plans: new Map([["pl_1", { name: text }]]),
    };
    const record = { external_id: text, first_name: text, last_name: text };
    const [row] = read(await fileOf([{ record, lines: [{ amount: -100 }] }], used));
    const escaped = `'${text}`;
    expect(row).toMatchObject({
      "Employee number": escaped,
      "First name": escaped,
      "Last name": escaped,
      Plan: escaped,
      "Employee pay element": escaped,
      "Employer pay element": escaped,
      "Employer contribution": "-1.00",
    });
  },
);

test("a file is named by its month and report, and says while it may change", () => {
  async function* none() {}
  const name = (status: ContributionReportRow["status"]) =>
    presentPayrollExport({ ...report, status }, none(), terms).name;
  expect([name("open"), name("finalized")]).toEqual([
    "payroll-2027-02-open-ctr_1.csv",
    "payroll-2027-02-ctr_1.csv",
  ]);
});

const lines = fc.array(
  fc.record({
    payer: fc.constantFrom("employer" as const, "employee" as const),
    benefit_type: fc.constantFrom("health_insurance" as const, "life_assurance" as const),
    category: fc.constantFrom("gross_premium" as const, "tax" as const, "tax_relief" as const),
    policy_id: fc.constantFrom("p_1", "p_2"),
    adjustment: fc.boolean(),
    cover_period: fc
      .constantFrom("2026-12-01", "2027-01-01")
      .map((day) => ({ from_date: day, to_date: day })),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    currency: fc.constantFrom("eur" as const, "jpy" as const, "kwd" as const),
  }),
  { minLength: 1 },
);

test("its rows add up to the report's totals, to the minor unit, in every currency", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lines, { maxLength: 5 }), async (people) => {
      const rows = await rowsOf(people.map((own) => ({ lines: own })));
      const aggregates = aggregatesOf(
        people.flatMap((own, index) => own.map((line) => ({ ...line, employee_id: `ee_${index}` }))),
      );
      expect(new Set(rows.map(({ Currency }) => Currency)).size).toBe(aggregates.length);
      for (const { currency, ...totals } of aggregates) {
        const minor = (amount: string | number) => toMinor(Number(amount), currency);
        const sum = (column: PayrollExportColumn, counts: (row: Row) => boolean = () => true) =>
          rows
            .filter((row) => row.Currency === currency.toUpperCase() && counts(row))
            .reduce((total, row) => total + minor(row[column]), 0);
        expect(sum("Employer contribution")).toBe(minor(totals.employer_contribution_total));
        expect(sum("Employee deduction")).toBe(minor(totals.employee_contribution_total));
        const isAdjustment = (row: Row) => row["Adjustment for month"] !== "";
        expect(sum("Employer contribution", isAdjustment) + sum("Employee deduction", isAdjustment)).toBe(
          minor(totals.adjustment_total),
        );
      }
    }),
  );
});
