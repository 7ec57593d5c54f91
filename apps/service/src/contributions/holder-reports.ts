import { addMonths, type LineToAggregate, totalsAfter } from "@enrolkit/rules";
import type { ContributionReportRow, EmployeeBreakdownRow, ReportHolderRow } from "../store/rows.ts";
import { type CommandContext, timestamp } from "../context.ts";

/** The reports of a locked holder, by month (`YYYY-MM`), with the rows that their employees have in them. */
export class HolderReports {
  readonly #context: CommandContext;
  readonly #holder: ReportHolderRow;
  readonly #byMonth: Map<string, ContributionReportRow>;
  readonly #currentMonth: string;
  readonly #touched = new Set<string>();
  /** Rows that `save` inserts at once, by id. */
  readonly #added = new Map<string, EmployeeBreakdownRow>();

  private constructor(
    context: CommandContext,
    holder: ReportHolderRow,
    reports: readonly ContributionReportRow[],
    today: string,
  ) {
    this.#context = context;
    this.#holder = holder;
    this.#byMonth = new Map(reports.map((report) => [report.month, report]));
    this.#currentMonth = today.slice(0, 7);
  }

  static async read(context: CommandContext, holder: ReportHolderRow, today: string): Promise<HolderReports> {
    const reports = await context.all.contributionReports.list({ holder_id: holder.id });
    return new HolderReports(context, holder, reports, today);
  }

  ofMonth(month: string): ContributionReportRow | undefined {
    return this.#byMonth.get(month);
  }

  byId(id: string): ContributionReportRow | undefined {
    return [...this.#byMonth.values()].find((report) => report.id === id);
  }

  /**
   * Returns the first month after `month` whose report is open; without one, the first month from the current one on
   * that has no report yet.
   */
  nextOpenAfter(month: string): string {
    const later = [...this.#byMonth.values()].filter((report) => report.month > month);
    const [open] = later
      .filter(({ status }) => status === "open")
      .map((report) => report.month)
      .toSorted();
    if (open !== undefined) return open;
    const finalized = [month, ...later.map((report) => report.month)].toSorted().at(-1) ?? month;
    const next = addMonths(`${finalized}-01`, 1).slice(0, 7);
    return next > this.#currentMonth ? next : this.#currentMonth;
  }

  /** Returns the report of a month that is not finalized, and opens one where there is none. */
  async open(month: string): Promise<ContributionReportRow> {
    const known = this.#byMonth.get(month);
    if (known !== undefined) return known;
    const now = timestamp(this.#context);
    const { id: holder_id, employer_id, external_customer_id } = this.#holder;
    const report: ContributionReportRow = {
      id: this.#context.services.newId("ctr"),
      holder_id,
      employer_id,
      external_customer_id,
      year: month.slice(0, 4),
      month,
      status: "open",
      totals: [],
      finalized_at: null,
      created_at: now,
      updated_at: now,
    };
    await this.#context.all.contributionReports.insert(report);
    this.#byMonth.set(month, report);
    return report;
  }

  /** Takes note that the lines of one employee in a report have changed; `save` writes what follows. */
  changed(
    { month }: ContributionReportRow,
    before: readonly LineToAggregate[],
    after: readonly LineToAggregate[],
  ): void {
    const report = this.#byMonth.get(month);
    if (report === undefined) throw new Error("Only the holder's own reports change.");
    this.#byMonth.set(month, { ...report, totals: totalsAfter(report.totals, before, after) });
    this.#touched.add(month);
  }

  addBreakdown(row: EmployeeBreakdownRow): void {
    this.#added.set(row.id, row);
  }

  async replaceBreakdown(row: EmployeeBreakdownRow): Promise<void> {
    if (this.#added.has(row.id)) this.#added.set(row.id, row);
    else await this.#context.all.employeeBreakdowns.replace(row);
  }

  async removeBreakdown({ id }: EmployeeBreakdownRow): Promise<void> {
    if (!this.#added.delete(id)) await this.#context.all.employeeBreakdowns.remove(id);
  }

  async save(): Promise<void> {
    await this.#context.all.employeeBreakdowns.insertAll([...this.#added.values()]);
    this.#added.clear();
    for (const month of this.#touched) {
      const report = this.#byMonth.get(month);
      if (report === undefined) continue;
      const changed = { ...report, updated_at: timestamp(this.#context) };
      await this.#context.all.contributionReports.replace(changed);
      this.#byMonth.set(month, changed);
    }
    this.#touched.clear();
  }
}
