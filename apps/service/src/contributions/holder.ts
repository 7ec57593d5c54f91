import { firstOfNextMonth } from "@enrolkit/rules";
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
export async function lockHolder(
  context: CommandContext,
  { employer_id, external_customer_id }: Owner,
): Promise<ReportHolderRow> {
  const id = external_customer_id === null ? employer_id : `${employer_id}.${external_customer_id}`;
  const today = await todayOfHolder(context, { employer_id });
  const filled_through = today.slice(0, 7);
  const holder = { id, employer_id, external_customer_id, filled_through };
  if (await insertReportHolder(context.transaction, context.platform.id, holder))
    await scheduleNextMonth(context, holder, today);
  return context.all.reportHolders.lock(id);
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
