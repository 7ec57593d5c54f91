import { adjustmentsFor, type LineToReport } from "@enrolkit/rules";
import type { ContributionLineRow, ContributionReportRow, EmployeeBreakdownRow } from "../store/rows.ts";
import { breakdownsOfEmployees } from "../store/breakdowns.ts";
import { type CommandContext, timestamp } from "../context.ts";
import type { PolicyToReport } from "./policy-history.ts";
import type { HolderReports } from "./holder-reports.ts";

/** One employee's lines in all reports of a holder. What it changes is written by `save` of the reports. */
export class EmployeeLines {
  readonly #context: CommandContext;
  readonly #reports: HolderReports;
  readonly #rows: Map<string, EmployeeBreakdownRow>;

  private constructor(
    context: CommandContext,
    reports: HolderReports,
    rows: readonly EmployeeBreakdownRow[],
  ) {
    this.#context = context;
    this.#reports = reports;
    this.#rows = new Map(rows.map((row) => [row.contribution_report_id, row]));
  }

  static async read(
    context: CommandContext,
    reports: HolderReports,
    employeeIds: readonly string[],
  ): Promise<(employeeId: string) => EmployeeLines> {
    const { transaction, platform } = context;
    const rows = await breakdownsOfEmployees(transaction, platform.id, employeeIds);
    const own = rows.filter((row) => reports.byId(row.contribution_report_id) !== undefined);
    const byEmployee = new Map<string, EmployeeBreakdownRow[]>(employeeIds.map((id) => [id, []]));
    for (const row of own) byEmployee.get(row.employee_id)?.push(row);
    return (employeeId) => new EmployeeLines(context, reports, byEmployee.get(employeeId) ?? []);
  }

  /** Returns the months of cover that a policy has lines for, in any report. */
  monthsOf(policyId: string): string[] {
    const lines = [...this.#rows.values()].flatMap((row) => row.lines);
    return [...new Set(lines.filter(({ policy_id }) => policy_id === policyId).map(monthCovered))];
  }

  /**
   * Updates the reports to what is due for a policy and a month of cover: in the month's own report while it is open;
   * once it is finalized, by adjustments in the next open period (decisions §5, "Contribution report").
   */
  async report(policy: PolicyToReport, month: string, due: readonly LineToReport[]): Promise<void> {
    const own = this.#reports.ofMonth(month);
    if (own?.status !== "finalized") {
      if (own !== undefined || due.length > 0) await this.#replace(policy, month, month, due);
      return;
    }
    const reported = [...this.#rows.values()]
      .filter((row) => this.#reports.byId(row.contribution_report_id)?.status === "finalized")
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((row) => row.lines.filter(isOf(policy, month)));
    const next = this.#reports.nextOpenAfter(month);
    const adjustments = adjustmentsFor({ reported, due, reporting_month: `${next}-01` });
    if (adjustments.length > 0 || this.#reports.ofMonth(next) !== undefined)
      await this.#replace(policy, month, next, adjustments);
  }

  /** Replaces the lines that a report has for a policy and a month of cover; lines of the same kind keep their ids. */
  async #replace(
    policy: PolicyToReport,
    month: string,
    reportingMonth: string,
    lines: readonly LineToReport[],
  ): Promise<void> {
    const report = await this.#reports.open(reportingMonth);
    const row = this.#rows.get(report.id);
    const before = row?.lines.filter(isOf(policy, month)) ?? [];
    const after = lines.map((line): ContributionLineRow => {
      const { id, benefit_type, currency } = policy;
      const previous = before.find((earlier) => kindOf(earlier) === kindOf(line));
      const lineId = previous?.id ?? this.#context.services.newId("ct");
      return { id: lineId, policy_id: id, benefit_type, currency, note: previous?.note ?? null, ...line };
    });
    if (sameLines(before, after)) return;
    const others = row?.lines.filter((line) => !isOf(policy, month)(line)) ?? [];
    const { employee_id } = policy;
    await this.#write(report, employee_id, [...others, ...after]);
    const ofEmployee = (lines: readonly ContributionLineRow[]) =>
      lines.map((line) => ({ ...line, employee_id }));
    this.#reports.changed(report, ofEmployee(row?.lines ?? []), ofEmployee([...others, ...after]));
  }

  async #write(
    report: ContributionReportRow,
    employeeId: string,
    lines: ContributionLineRow[],
  ): Promise<void> {
    const row = this.#rows.get(report.id);
    const now = timestamp(this.#context);
    if (row !== undefined && lines.length === 0) {
      await this.#reports.removeBreakdown(row);
      this.#rows.delete(report.id);
      return;
    }
    const changed: EmployeeBreakdownRow = {
      id: row?.id ?? this.#context.services.newId("eb"),
      contribution_report_id: report.id,
      employee_id: employeeId,
      employer_id: report.employer_id,
      external_customer_id: report.external_customer_id,
      lines,
      created_at: row?.created_at ?? now,
      updated_at: now,
    };
    await (row === undefined ? this.#reports.addBreakdown(changed) : this.#reports.replaceBreakdown(changed));
    this.#rows.set(report.id, changed);
  }
}

function monthCovered({ cover_period }: Pick<LineToReport, "cover_period">): string {
  return cover_period.from_date.slice(0, 7);
}

function isOf(policy: PolicyToReport, month: string): (line: ContributionLineRow) => boolean {
  return (line) => line.policy_id === policy.id && monthCovered(line) === month;
}

function kindOf({ payer, category, member_type }: LineToReport): string {
  return [payer, category, member_type].join();
}

function sameLines(before: readonly ContributionLineRow[], after: readonly ContributionLineRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((line, index) => {
      const other = after[index];
      return (
        other?.id === line.id &&
        other.amount === line.amount &&
        other.cover_period.from_date === line.cover_period.from_date &&
        other.cover_period.to_date === line.cover_period.to_date
      );
    })
  );
}
