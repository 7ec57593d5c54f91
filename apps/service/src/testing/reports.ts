import type { ContributionReport, EmployeeBreakdown, Paged } from "@enrolkit/contract";
import type { ApiClient } from "./api-client.ts";
import type { Journey } from "./journey.ts";

/** Returns the reports of a journey's world, newest first. */
export async function reportsOf(journey: ApiClient, query = ""): Promise<ContributionReport[]> {
  const { items } = await journey.ok<Paged<ContributionReport>>("GET", `/contribution_reports${query}`);
  return items;
}

/** Enrols the employee, lets the first month of cover (January 2027) begin, and returns its report. */
export async function firstReport(journey: Journey): Promise<ContributionReport> {
  await journey.reach("enrolled");
  await journey.service.advance(journey.world, 31 * 86_400);
  const key = journey.world.api_key;
  const path = "/contribution_reports?year=2027&month=01";
  const { items } = await journey.ok<Paged<ContributionReport>>("GET", path, undefined, { key });
  const [report] = items;
  if (report === undefined) throw new Error("The month that has begun has no report.");
  return report;
}

/** Returns a report's breakdowns, newest first. */
export async function breakdownsOf(journey: ApiClient, reportId: string): Promise<EmployeeBreakdown[]> {
  const path = `/contribution_reports/${reportId}/employee_breakdowns?page_size=100`;
  return (await journey.ok<Paged<EmployeeBreakdown>>("GET", path)).items;
}

/** Returns every line of a breakdown, the employer's first. */
export function linesOf({ health_insurance, life_assurance }: EmployeeBreakdown) {
  return [health_insurance, life_assurance].flatMap((benefit) => [
    ...(benefit?.employer_contributions.map((line) => ({ payer: "employer", ...line })) ?? []),
    ...(benefit?.employee_contributions.map((line) => ({ payer: "employee", ...line })) ?? []),
  ]);
}
