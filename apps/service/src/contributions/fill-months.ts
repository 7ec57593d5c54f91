import { addMonths, linesOfMonth } from "@enrolkit/rules";
import type { ReportHolderRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { policyReader } from "./policy-history.ts";
import { scheduleNextMonth, todayOfHolder } from "./holder.ts";
import { EmployeeLines } from "./employee-lines.ts";
import { HolderReports } from "./holder-reports.ts";

/**
 * Runs on the first of a month: reports this month and every one since the last that was reported, for all policies of
 * a holder (decisions §5, "Contribution report").
 */
export async function fillMonths(context: CommandContext, holderId: string): Promise<void> {
  const found = await context.all.reportHolders.find(holderId);
  if (found === undefined) return;
  const holder = await context.all.reportHolders.lock(holderId);
  const today = await todayOfHolder(context, holder);
  const months = monthsAfter(holder.filled_through, today.slice(0, 7));
  if (months.length > 0) {
    await fill(context, holder, months, today);
    await context.all.reportHolders.replace({ ...holder, filled_through: today.slice(0, 7) });
  }
  await scheduleNextMonth(context, holder, today);
}

async function fill(
  context: CommandContext,
  holder: ReportHolderRow,
  months: readonly string[],
  today: string,
): Promise<void> {
  const { employer_id, external_customer_id } = holder;
  const reports = await HolderReports.read(context, holder, today);
  const read = policyReader(context);
  const policies = await context.all.policies.list({ employer_id, external_customer_id });
  const lines = new Map<string, EmployeeLines>();
  for (const policy of policies.toReversed()) {
    const toReport = await read(policy);
    const own =
      lines.get(policy.employee_id) ?? (await EmployeeLines.read(context, reports, policy.employee_id));
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
