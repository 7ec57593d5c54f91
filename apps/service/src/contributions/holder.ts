import { addMonths, firstOfNextMonth } from "@enrolkit/rules";
import { insertReportHolder } from "../store/report-holders.ts";
import type { PolicyRow, ReportHolderRow } from "../store/rows.ts";
import { schedule } from "../due-work/schedule.ts";
import { locationOfEmployer, startOfDay, todayAt } from "../location.ts";
import type { CommandContext } from "../context.ts";

type Owner = Pick<PolicyRow, "employer_id" | "external_customer_id">;

/**
 * Locks the holder of a policy's reports, so that changes of one holder's reports run one after the other. A new holder
 * has its months filled from the next one on.
 */
export async function lockHolder(context: CommandContext, owner: Owner): Promise<ReportHolderRow> {
  const { employer_id, external_customer_id } = owner;
  const id = holderId(owner);
  const today = await todayOfHolder(context, { employer_id });
  const filled_through = today.slice(0, 7);
  const holder = { id, employer_id, external_customer_id, filled_through };
  if (await insertReportHolder(context.transaction, context.platform.id, holder))
    await scheduleNextMonth(context, holder, today);
  return context.all.reportHolders.lock(id);
}

function holderId({ employer_id, external_customer_id }: Owner): string {
  return external_customer_id === null ? employer_id : `${employer_id}.${external_customer_id}`;
}

/**
 * Returns the months (`YYYY-MM`) from that of a day on whose contributions were deducted, oldest first: those that are
 * over, and the current one once its report is finalized.
 */
export async function deductedMonths(
  context: CommandContext,
  policy: Owner,
  from: string,
): Promise<string[]> {
  const current = (await todayOfHolder(context, policy)).slice(0, 7);
  const months = monthsAfter(addMonths(from, -1).slice(0, 7), current);
  if (months.length === 0) return months;
  const reports = await context.all.contributionReports.list({ holder_id: holderId(policy) });
  const finalized = reports.filter(({ status }) => status === "finalized").map(({ month }) => month);
  return months.filter((month) => month < current || finalized.includes(month));
}

/** Returns the months (`YYYY-MM`) after one of them, up to another. */
export function monthsAfter(from: string, through: string): string[] {
  const months: string[] = [];
  for (let month = from; month < through; ) {
    month = addMonths(`${month}-01`, 1).slice(0, 7);
    months.push(month);
  }
  return months;
}

/** Returns the calendar day at the employer's location, which decides the current month. */
export async function todayOfHolder(
  context: CommandContext,
  { employer_id }: Pick<Owner, "employer_id">,
): Promise<string> {
  return todayAt(locationOfEmployer(await context.all.employers.get(employer_id)), context.now);
}

/** Schedules the next month to be filled when it begins at the employer's location. */
export async function scheduleNextMonth(
  context: CommandContext,
  holder: ReportHolderRow,
  today: string,
): Promise<void> {
  const location = locationOfEmployer(await context.all.employers.get(holder.employer_id));
  await schedule(context, "contributions.fill", holder.id, startOfDay(firstOfNextMonth(today), location));
}
