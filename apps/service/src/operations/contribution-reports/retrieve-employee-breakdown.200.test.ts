import type { EmployeeBreakdown } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { breakdownsOf, firstReport } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("a breakdown has a line for each payer, category and type of member, by benefit", async () => {
  const journey = await Journey.begin(service);
  const { policy_enrolments } = await journey.reach("enrolled");
  const report = await firstReport(journey);
  const path = `/contribution_reports/${report.id}/employee_breakdowns`;
  const breakdown = await journey.ok<EmployeeBreakdown>("GET", `${path}/${journey.employeeId}`);
  expect(await breakdownsOf(journey, report.id)).toEqual([breakdown]);

  const line = (policy: number, category: string, amount: number) => ({
    id: expect.stringMatching(/^ct_[0-9a-f]{32}$/),
    category,
    member_type: "policyholder",
    adjustment: false,
    adjustment_for: null,
    amount,
    type: "recurring",
    note: null,
    cover_period: report.period,
    policy_id: policy_enrolments[policy]?.id,
    reporting_month: "2027-01-01",
  });
  expect(breakdown).toEqual({
    id: expect.stringMatching(/^eb_[0-9a-f]{32}$/),
    employee_id: journey.employeeId,
    contribution_report_id: report.id,
    employer_id: report.employer_id,
    external_customer_id: null,
    period: report.period,
    currency: "gbp",
    status: "open",
    finalized_at: null,
    created_at: "2027-01-01T00:00:00.000Z",
    last_updated_at: "2027-01-01T00:00:00.000Z",
    // 105.58 with 11.31 of tax, and 26.40 with 2.83.
    health_insurance: {
      employer_contributions: [line(0, "gross_premium", 94.27), line(0, "tax", 11.31)],
      employee_contributions: [line(0, "gross_premium", 23.57), line(0, "tax", 2.83)],
    },
    life_assurance: { employer_contributions: [line(1, "gross_premium", 19.6)], employee_contributions: [] },
  });
});

test("there is a breakdown for each employee with lines in the report, and for no other", async () => {
  const journey = await Journey.begin(service);
  const { id } = await firstReport(journey);
  const colleague = journey.world.employee_ids[1];
  const path = `/contribution_reports/${id}/employee_breakdowns/${colleague}`;
  expect(await journey.call("GET", path)).toMatchObject({ status: 404, body: { error_code: "not_found" } });
});
