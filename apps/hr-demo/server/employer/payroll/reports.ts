import type { CallResult } from "@enrolkit/client";
import type { Payroll, PayrollReport } from "../../../src/wire-payroll.ts";
import { dayIn } from "../../dates.ts";
import { administrator } from "../../people/administrator.ts";
import { notFound } from "../../refusal.ts";
import type { OpenSandbox } from "../../sandbox/sandbox.ts";
import { companyLists } from "../company.ts";

export type Report = CallResult<"RetrieveContributionReport">;

/** Every month's report of the company, newest month first, and when the next cover starts. */
export async function describePayroll(opened: OpenSandbox): Promise<Payroll> {
  const [reports, next_start] = await Promise.all([reportsOf(opened), nextStart(opened)]);
  return { reports: reports.map(inShort), next_start };
}

export async function reportsOf({ api, world: { employer_id } }: OpenSandbox): Promise<Report[]> {
  const reports = await api.listAll("ListContributionReports", { query: { employer_id } });
  return reports.toSorted((one, other) => (monthOf(one) > monthOf(other) ? -1 : 1));
}

/** A report of the company; refuses where it has none with that id, whatever the key may see. */
export function reportIn(reports: readonly Report[], id: string): Report {
  const report = reports.find((each) => each.id === id);
  if (!report) throw notFound("The company has no such report.");
  return report;
}

export const monthOf = ({ period }: Report) => period.from_date.slice(0, 7);

export const inShort = (report: Report): PayrollReport => ({
  id: report.id,
  month: monthOf(report),
  status: report.status,
  finalized_at: report.finalized_at,
  totals: report.aggregates.map((aggregate) => ({
    currency: aggregate.currency,
    employees: aggregate.employee_count,
    employer: aggregate.employer_contribution_total,
    employee: aggregate.employee_contribution_total,
    adjustments: aggregate.adjustment_total,
    total: aggregate.total,
  })),
});

/** A report opens with the first day of somebody's cover. */
async function nextStart(opened: OpenSandbox): Promise<Payroll["next_start"]> {
  const [clock, covers] = await Promise.all([
    opened.api.call("RetrieveClock"),
    companyLists(opened).covers(),
  ]);
  const today = dayIn(administrator.time_zone, clock.now);
  const coming = covers.filter(({ effective_from }) => effective_from > today);
  const [on] = coming.map(({ effective_from }) => effective_from).toSorted();
  if (on === undefined) return null;
  const starting = coming.filter(({ effective_from }) => effective_from === on);
  return { on, employees: new Set(starting.map(({ employee_id }) => employee_id)).size };
}
