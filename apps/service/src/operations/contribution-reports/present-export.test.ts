import { type ContributionExportColumn, contributionExportColumns } from "@enrolkit/contract";
import { aggregatesOf, toMinor } from "@enrolkit/rules";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contributionLine } from "../../store/conformance/rows.ts";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../../store/rows.ts";
import type { TextFile } from "../handle.ts";
import { contributionCsv, presentContributionExport } from "./present-export.ts";

const report: ContributionReportRow = {
  id: "ctr_1",
  holder_id: "er_1",
  employer_id: "er_1",
  external_customer_id: null,
  year: "2027",
  month: "2027-02",
  status: "finalized",
  totals: [],
  finalized_at: "2027-03-01T09:00:00.000Z",
  created_at: "2027-02-01T00:00:00.000Z",
  updated_at: "2027-03-01T09:00:00.000Z",
};

function breakdown(employee_id: string, lines: Partial<ContributionLineRow>[]): EmployeeBreakdownRow {
  return {
    id: `eb_${employee_id}`,
    contribution_report_id: report.id,
    employee_id,
    employer_id: report.employer_id,
    external_customer_id: report.external_customer_id,
    lines: lines.map((line) => contributionLine(line)),
    created_at: report.created_at,
    updated_at: report.updated_at,
  };
}

type Row = Record<ContributionExportColumn, string>;

/** Another program's reading of it: rejects what RFC 4180 does not have, and rows of another length. */
const read = (text: string): Row[] => parse<Row>(text, { columns: true, record_delimiter: "\r\n" });
const rowsOf = (breakdowns: EmployeeBreakdownRow[], of: Partial<ContributionReportRow> = {}) =>
  read(contributionCsv({ ...report, ...of }, breakdowns, { header: true }));

test("a row says whose it is, for which month, and what is due for each benefit, payer and category", () => {
  const breakdowns = [
    breakdown("ee_1", [
      { amount: 9427 },
      { amount: 1131, category: "tax" },
      { amount: -500, category: "tax_relief", payer: "employee" },
      { amount: 1960, benefit_type: "life_assurance" },
      { amount: 40, member_type: "child_dependant" },
    ]),
    breakdown("ee_2", [{ amount: -250, adjustment: true, payer: "employee" }]),
  ];
  const text = contributionCsv(report, breakdowns, { header: true });
  expect(text.split("\r\n")).toEqual([
    contributionExportColumns.join(),
    "ctr_1,finalized,2027-02-01,2027-02-28,er_1,,ee_1,GBP,94.67,11.31,0.00,0.00,0.00,0.00,-5.00,0.00,19.60,0.00,0.00,0.00,0.00,0.00,0.00,0.00,125.58,-5.00,0.00,120.58",
    "ctr_1,finalized,2027-02-01,2027-02-28,er_1,,ee_2,GBP,0.00,0.00,0.00,0.00,0.00,0.00,0.00,-2.50,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,-2.50,-2.50,-2.50",
    "",
  ]);
});

test("each currency has a row of its own, with its own decimals", () => {
  const lines = [
    { currency: "kwd", amount: 1_234_567 },
    { currency: "jpy", amount: -12_345_678 },
    { currency: "eur", amount: 5 },
  ] as const;
  expect(rowsOf([breakdown("ee_1", [...lines])]).map(({ currency, total }) => [currency, total])).toEqual([
    ["EUR", "0.05"],
    ["JPY", "-12345678"],
    ["KWD", "1234.567"],
  ]);
});

async function* inBatches(...batches: EmployeeBreakdownRow[][]) {
  yield* batches;
}

async function textOf({ chunks }: TextFile): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}

test("a report without lines has the names of the columns alone", async () => {
  expect(await textOf(presentContributionExport(report, inBatches()))).toBe(
    `${contributionExportColumns.join()}\r\n`,
  );
});

test("batches of employees make the same file as all of them at once", async () => {
  const people = ["ee_1", "ee_2", "ee_3"].map((id) => breakdown(id, [{ amount: 100 }]));
  const file = presentContributionExport(report, inBatches(people.slice(0, 2), people.slice(2)));
  expect(await textOf(file)).toBe(contributionCsv(report, people, { header: true }));
});

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["\uFF1D1", "'\uFF1D1"],
  ['Tea, “Cake” "& Co"\r\nLtd', 'Tea, “Cake” "& Co"\r\nLtd'],
])("a customer called %j is no formula, and reads as %j", (external_customer_id, cell) => {
  const [row] = rowsOf([breakdown("ee_1", [{ amount: -100 }])], { external_customer_id });
  expect(row).toMatchObject({ external_customer_id: cell, total: "-1.00" });
});

test("a file is named by its month and report, and says while it may change", () => {
  expect(presentContributionExport(report, inBatches()).name).toBe("contributions-2027-02-ctr_1.csv");
  const open = presentContributionExport({ ...report, status: "open" }, inBatches());
  expect(open.name).toBe("contributions-2027-02-open-ctr_1.csv");
});

const lines = fc.array(
  fc.record({
    payer: fc.constantFrom("employer" as const, "employee" as const),
    benefit_type: fc.constantFrom("health_insurance" as const, "life_assurance" as const),
    category: fc.constantFrom("gross_premium" as const, "tax" as const, "tax_relief" as const),
    adjustment: fc.boolean(),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    currency: fc.constantFrom("eur" as const, "jpy" as const, "kwd" as const),
  }),
  { minLength: 1 },
);

test("its columns add up to the report's totals, to the minor unit, in every currency", () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 5 }), (people) => {
      const breakdowns = people.map((own, index) => breakdown(`ee_${index}`, own));
      const rows = rowsOf(breakdowns);
      const aggregates = aggregatesOf(
        breakdowns.flatMap(({ employee_id, lines }) => lines.map((line) => ({ ...line, employee_id }))),
      );
      expect(new Set(rows.map(({ currency }) => currency)).size).toBe(aggregates.length);
      for (const { currency, ...totals } of aggregates) {
        const own = rows.filter((row) => row.currency === currency.toUpperCase());
        const minor = (amount: string | number) => toMinor(Number(amount), currency);
        const sum = (...columns: ContributionExportColumn[]) =>
          own.flatMap((row) => columns.map((column) => minor(row[column]))).reduce((a, b) => a + b, 0);
        expect(own).toHaveLength(totals.employee_count);
        expect(sum("employer_total")).toBe(minor(totals.employer_contribution_total));
        expect(sum("employee_total")).toBe(minor(totals.employee_contribution_total));
        expect(sum("adjustment_total")).toBe(minor(totals.adjustment_total));
        expect(sum("total")).toBe(minor(totals.total));
        expect(sum(...contributionExportColumns.filter((name) => /insurance|assurance/.test(name)))).toBe(
          minor(totals.total),
        );
      }
    }),
  );
});
