import type { Paged, Policy } from "@enrolkit/contract";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { Journey, type JourneyOptions } from "../../testing/journey.ts";
import { firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function begin(options: JourneyOptions = {}) {
  const journey = await Journey.begin(service, options);
  const report = await firstReport(journey);
  const path = `/contribution_reports/${report.id}`;
  return { journey, report, path, file: () => journey.call("GET", `${path}/export`) };
}

const rowsIn = (text: string) =>
  parse<Record<string, string>>(text, { columns: true, record_delimiter: "\r\n" });

test("an open report is a file to save, as its lines are now", async () => {
  const { journey, report, file } = await begin();
  const { headers, text } = await file();
  expect(headers.get("content-disposition")).toBe(
    `attachment; filename="contributions-2027-01-open-${report.id}.csv"`,
  );
  expect(headers.get("cache-control")).toBe("no-store");
  // Health 131.98, of which the employer pays 105.58; life 19.60, which it pays alone.
  expect(rowsIn(text)).toEqual([
    expect.objectContaining({
      contribution_report_id: report.id,
      report_status: "open",
      period_from: "2027-01-01",
      period_to: "2027-01-31",
      employer_id: report.employer_id,
      external_customer_id: "",
      employee_id: journey.employeeId,
      currency: "GBP",
      health_insurance_employer_gross_premium: "94.27",
      health_insurance_employer_tax: "11.31",
      employer_total: "125.18",
      employee_total: "26.40",
      adjustment_total: "0.00",
      total: "151.58",
    }),
  ]);
});

test("a finalized report's file stays as it is by the byte, whatever becomes of its people", async () => {
  const { journey, path, file } = await begin();
  await journey.ok("POST", `${path}/finalize`);
  const before = await file();
  expect(rowsIn(before.text)).toMatchObject([{ report_status: "finalized" }]);
  await journey.change({ first_name: "Adaeze", last_name: "Bello" });
  const late = await Journey.begin(service, { world: journey.world, employee: 1 });
  await late.reach("enrolled");
  await service.advance(journey.world, 62 * 86_400);
  const after = await file();
  expect(after.text).toBe(before.text);
  expect(after.headers.get("content-disposition")).toBe(before.headers.get("content-disposition"));
});

test("names the customer on an employer of record's platform", async () => {
  const { file } = await begin({ platform_type: "employer_of_record" });
  expect(rowsIn((await file()).text)).toMatchObject([{ external_customer_id: "customer-1" }]);
});

test("a HEAD request gets the headers without the file", async () => {
  const { journey, path, file } = await begin();
  const head = await journey.call("HEAD", `${path}/export`);
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength((await file()).text)));
});

test("the layout for payroll has numbers, names, plans and pay elements as they are now", async () => {
  const { journey, report, path } = await begin();
  const key = { key: journey.world.api_key };
  await journey.change({ external_id: "NB-7", first_name: "Adaeze" });
  await journey.ok(
    "PUT",
    `/employers/${report.employer_id}`,
    { pay_elements: [{ benefit_type: "health_insurance", employee_code: "D310", employer_code: "E310" }] },
    key,
  );
  const { headers, text } = await journey.call("GET", `${path}/export?layout=payroll`);
  expect(headers.get("content-disposition")).toBe(
    `attachment; filename="payroll-2027-01-open-${report.id}.csv"`,
  );
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: "\r\n" });
  const { items } = await journey.ok<Paged<Policy>>("GET", "/policies", undefined, key);
  const numberOf = (benefit: string) =>
    items.find(({ benefit_type }) => benefit_type === benefit)?.member_number ?? "none";
  const person = { "Employee number": "NB-7", "First name": "Adaeze", Month: "2027-01", Currency: "GBP" };
  expect(rows).toEqual([
    expect.objectContaining({
      ...person,
      Benefit: "Health insurance",
      Plan: "Anchor Modular Health",
      Policy: numberOf("health_insurance"),
      "Employee deduction": "26.40",
      "Employer contribution": "105.58",
      "Employee pay element": "D310",
      "Employer pay element": "E310",
    }),
    expect.objectContaining({
      ...person,
      Benefit: "Life assurance",
      Plan: "Anchor Life Promise",
      Policy: numberOf("life_assurance"),
      "Employee deduction": "0.00",
      "Employer contribution": "19.60",
      "Employee pay element": "",
    }),
  ]);
});

test("the full layout is the one without a name, by the byte", async () => {
  const { journey, path, file } = await begin();
  expect((await journey.call("GET", `${path}/export?layout=full`)).text).toBe((await file()).text);
});
