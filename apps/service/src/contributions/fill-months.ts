import { addMonths, linesOfMonth } from "@enrolkit/rules";
import type { ReportHolderRow } from "../store/rows.ts";
import type { Scope } from "../context.ts";
import { policyReader } from "./history.ts";
import { scheduleNextMonth, todayOfHolder } from "./holder.ts";
import { LinesOfEmployee } from "./lines-of-employee.ts";
import { ReportsOfHolder } from "./reports-of-holder.ts";

/**
 * On the first of a month: reports it, and every month since the last one that was reported, for all policies of a
 * holder that cover it (decisions §5, "Contribution report").
 */
export async function fillMonths(scope: Scope, holderId: string): Promise<void> {
  const found = await scope.all.reportHolders.find(holderId);
  if (found === undefined) return;
  const holder = await scope.all.reportHolders.lock(holderId);
  const today = await todayOfHolder(scope, holder);
  const months = monthsAfter(holder.filled_through, today.slice(0, 7));
  if (months.length > 0) {
    await fill(scope, holder, months, today);
    await scope.all.reportHolders.replace({ ...holder, filled_through: today.slice(0, 7) });
  }
  await scheduleNextMonth(scope, holder, today);
}

async function fill(
  scope: Scope,
  holder: ReportHolderRow,
  months: readonly string[],
  today: string,
): Promise<void> {
  const { employer_id, external_customer_id } = holder;
  const reports = await ReportsOfHolder.read(scope, holder, today);
  const read = policyReader(scope);
  const policies = await scope.all.policies.list({ employer_id, external_customer_id });
  const lines = new Map<string, LinesOfEmployee>();
  for (const policy of policies.toReversed()) {
    const toReport = await read(policy);
    const own =
      lines.get(policy.employee_id) ?? (await LinesOfEmployee.read(scope, reports, policy.employee_id));
    lines.set(policy.employee_id, own);
    for (const month of months) await own.report(toReport, month, linesOfMonth(toReport.history, month));
  }
  await reports.save();
}

function monthsAfter(from: string, through: string): string[] {
  const months: string[] = [];
  for (let month = from; month < through; ) {
    month = addMonths(`${month}-01`, 1).slice(0, 7);
    months.push(month);
  }
  return months;
}
