import { firstOfNextMonth } from "@enrolkit/rules";
import { insertReportHolder } from "../store/report-holders.ts";
import type { PolicyRow, ReportHolderRow } from "../store/rows.ts";
import { schedule } from "../due-work/schedule.ts";
import { placeOfEmployer, todayAt } from "../location.ts";
import type { Scope } from "../context.ts";
import { startOfDay } from "../start-of-day.ts";

type Owner = Pick<PolicyRow, "employer_id" | "external_customer_id">;

/**
 * Whom a policy is reported to, locked: everything about one holder's reports happens one after the other. A holder
 * that is new has its months filled from the next one on.
 */
export async function lockHolder(
  scope: Scope,
  { employer_id, external_customer_id }: Owner,
): Promise<ReportHolderRow> {
  const id = external_customer_id === null ? employer_id : `${employer_id}.${external_customer_id}`;
  const today = await todayOfHolder(scope, { employer_id });
  const filled_through = today.slice(0, 7);
  const holder = { id, employer_id, external_customer_id, filled_through };
  if (await insertReportHolder(scope.unit, scope.platform.id, holder))
    await scheduleNextMonth(scope, holder, today);
  return scope.all.reportHolders.lock(id);
}

/** The calendar day where the employer is: it says which month is the current one. */
export async function todayOfHolder(
  scope: Scope,
  { employer_id }: Pick<Owner, "employer_id">,
): Promise<string> {
  return todayAt(placeOfEmployer(await scope.all.employers.get(employer_id)), scope.now);
}

/** Has the month after that of `today` filled when it begins where the employer is. */
export async function scheduleNextMonth(scope: Scope, holder: ReportHolderRow, today: string): Promise<void> {
  const place = placeOfEmployer(await scope.all.employers.get(holder.employer_id));
  await schedule(scope, "contributions.fill", holder.id, startOfDay(firstOfNextMonth(today), place));
}
