import { linesOfMonth } from "@enrolkit/rules";
import { nextInsuredEmployees } from "../store/policies-of-holder.ts";
import type { PolicyRow, ReportHolderRow } from "../store/rows.ts";
import { schedule } from "../due-work/schedule.ts";
import type { CommandContext } from "../context.ts";
import { policyReader } from "./policy-history.ts";
import { monthsAfter, scheduleNextMonth, todayOfHolder } from "./holder.ts";
import { EmployeeLines } from "./employee-lines.ts";
import { HolderReports } from "./holder-reports.ts";

/** Employees of one transaction: few enough that no one waits long for it. */
const batch = 40;

/**
 * Runs on the first of a month: reports this month and every one since the last that was reported, for all policies of
 * a holder (decisions §5, "Contribution report"). It reports some employees and schedules itself for those after them;
 * how far it has got is written in the same transaction, so that it goes on there after a restart. What changes in the
 * meantime is followed as at any time, so an employee who is reported twice is reported the same.
 */
export async function fillMonths(context: CommandContext, holderId: string): Promise<void> {
  const found = await context.all.reportHolders.find(holderId);
  if (found === undefined) return;
  const holder = await context.all.reportHolders.lock(holderId);
  const today = await todayOfHolder(context, holder);
  const filling = holder.filling ?? begin(holder, today);
  if (filling === undefined) return scheduleNextMonth(context, holder, today);

  const policies = await nextInsuredEmployees(context.transaction, context.platform.id, holder, {
    after: filling.after,
    limit: batch,
  });
  await reportEmployees(context, holder, filling.months, policies, today);
  await goOn(context, holder, { months: filling.months, policies, today });
}

function begin({ filled_through }: ReportHolderRow, today: string): ReportHolderRow["filling"] {
  const months = monthsAfter(filled_through, today.slice(0, 7));
  return months.length === 0 ? undefined : { months, after: "" };
}

async function reportEmployees(
  context: CommandContext,
  holder: ReportHolderRow,
  months: readonly string[],
  policies: ReadonlyMap<string, readonly PolicyRow[]>,
  today: string,
): Promise<void> {
  if (policies.size === 0) return;
  const reports = await HolderReports.read(context, holder, today);
  const read = policyReader(context);
  const linesOf = await EmployeeLines.read(context, reports, [...policies.keys()]);
  for (const [employeeId, own] of policies) {
    const lines = linesOf(employeeId);
    for (const policy of own) {
      const toReport = await read(policy);
      for (const month of months) await lines.report(toReport, month, linesOfMonth(toReport.history, month));
    }
  }
  await reports.save();
}

/** Schedules the next employees, or what comes after all of them: another month may have begun meanwhile. */
async function goOn(
  context: CommandContext,
  before: ReportHolderRow,
  done: { months: string[]; policies: ReadonlyMap<string, unknown>; today: string },
): Promise<void> {
  const { months, policies, today } = done;
  const holder = { ...before };
  delete holder.filling;
  if (policies.size === batch) {
    const after = [...policies.keys()].at(-1) ?? "";
    await context.all.reportHolders.replace({ ...holder, filling: { months, after } });
    return schedule(context, "contributions.fill", holder.id, context.now);
  }
  const filled_through = months.at(-1) ?? holder.filled_through;
  const filled = { ...holder, filled_through };
  await context.all.reportHolders.replace(filled);
  if (begin(filled, today) === undefined) await scheduleNextMonth(context, filled, today);
  else await schedule(context, "contributions.fill", holder.id, context.now);
}
