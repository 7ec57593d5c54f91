import { latestDate, linesOfMonth, monthsCovered } from "@enrolkit/rules";
import type { PolicyRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { policyReader } from "./policy-history.ts";
import { lockHolder, todayOfHolder } from "./holder.ts";
import { EmployeeLines } from "./employee-lines.ts";
import { HolderReports } from "./holder-reports.ts";

/**
 * Updates the reports after a policy began or was changed: every month of its cover up to the current one, and those
 * that it no longer covers. Call it after every change of a policy's row, under the employee's lock.
 */
export async function followPolicy(context: CommandContext, policy: PolicyRow): Promise<void> {
  const holder = await lockHolder(context, policy);
  const today = await todayOfHolder(context, holder);
  const reports = await HolderReports.read(context, holder, today);
  const linesOf = await EmployeeLines.read(context, reports, [policy.employee_id]);
  const lines = linesOf(policy.employee_id);
  const toReport = await policyReader(context)(policy);
  // The month may have been filled while this transaction waited for the lock.
  const through = latestDate(today, `${holder.filled_through}-01`);
  const covered = monthsCovered(toReport.history, through).map(({ month }) => month);
  for (const month of new Set([...covered, ...lines.monthsOf(policy.id)].toSorted()))
    await lines.report(toReport, month, linesOfMonth(toReport.history, month));
  await reports.save();
}
