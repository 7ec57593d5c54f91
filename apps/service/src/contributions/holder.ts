import { firstOfNextMonth } from "@enrolkit/rules";
import { insertReportHolder } from "../store/report-holders.ts";
import type { PolicyRow, ReportHolderRow } from "../store/rows.ts";
import { schedule } from "../due-work/schedule.ts";
import { locationOfEmployer, todayAt } from "../location.ts";
import type { CommandContext } from "../context.ts";
import { startOfDay } from "../start-of-day.ts";

type Owner = Pick<PolicyRow, "employer_id" | "external_customer_id">;

/**
 * Whom a policy is reported to, locked: everything about one holder's reports happens one after the other. A holder
 * that is new has its months filled from the next one on.
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

/** The calendar day where the employer is: it says which month is the current one. */
export async function todayOfHolder(
  context: CommandContext,
  { employer_id }: Pick<Owner, "employer_id">,
): Promise<string> {
  return todayAt(locationOfEmployer(await context.all.employers.get(employer_id)), context.now);
}

/** Has the month after that of `today` filled when it begins where the employer is. */
export async function scheduleNextMonth(
  context: CommandContext,
  holder: ReportHolderRow,
  today: string,
): Promise<void> {
  const location = locationOfEmployer(await context.all.employers.get(holder.employer_id));
  await schedule(context, "contributions.fill", holder.id, startOfDay(firstOfNextMonth(today), location));
}
