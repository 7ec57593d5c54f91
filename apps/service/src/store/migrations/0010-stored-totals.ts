import { type ContributionTotals, type LineToAggregate, totalsAfter } from "@enrolkit/rules";
import { type Kysely, sql } from "kysely";

const batch = 500;

interface Report {
  platform_id: string;
  id: string;
  document: string;
}

interface Breakdown {
  id: string;
  employee_id: string;
  document: string;
}

/**
 * Reports keep the totals of their lines, and policies are found by holder and employee. Totals of the reports that are
 * there are summed from their lines, some employees at a time.
 */
export async function storedTotals(db: Kysely<unknown>): Promise<void> {
  await sql`create index policies_holder_employee_id_index on policies
    (platform_id, employer_id, external_customer_id, employee_id, id)`.execute(db);
  const { rows } = await sql<Report>`select platform_id, id, document from contribution_reports`.execute(db);
  for (const report of rows) {
    const { aggregates: _, ...row } = JSON.parse(report.document) as Record<string, unknown>;
    const document = JSON.stringify({ ...row, totals: await totalsOfReport(db, report) });
    await sql`update contribution_reports set document = ${document}
      where platform_id = ${report.platform_id} and id = ${report.id}`.execute(db);
  }
}

async function totalsOfReport(
  db: Kysely<unknown>,
  { platform_id, id }: Report,
): Promise<ContributionTotals[]> {
  let totals: ContributionTotals[] = [];
  for (let after = ""; ; ) {
    const { rows } = await sql<Breakdown>`select id, employee_id, document from employee_breakdowns
      where platform_id = ${platform_id} and contribution_report_id = ${id} and id > ${after}
      order by id limit ${batch}`.execute(db);
    for (const { employee_id, document } of rows) {
      const { lines } = JSON.parse(document) as { lines: Omit<LineToAggregate, "employee_id">[] };
      totals = totalsAfter(
        totals,
        [],
        lines.map((line) => ({ ...line, employee_id })),
      );
    }
    if (rows.length < batch) return totals;
    after = rows.at(-1)?.id ?? "";
  }
}
