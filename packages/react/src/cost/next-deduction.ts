import type { Policy } from "@enrolkit/types";
import { addDays, firstOfNextMonth } from "@enrolkit/rules";

/** What is taken from the pay. */
export interface Deduction {
  /** The first day of the month that it is for. */
  readonly month: string;
  /** The pay day, where it is known. */
  readonly payday: string | null;
  /** In currency units; null where the month is worked out by the day. */
  readonly amount: number | null;
}

/** What of a policy a deduction depends on. */
export type PolicyToDeduct = Pick<Policy, "effective_from" | "ends_on" | "cost"> &
  Partial<Pick<Policy, "upcoming_changes">>;

interface DeductionOptions {
  /** The day from which on it is looked for. */
  readonly from: string;
  /** As the host knows it. */
  readonly nextPayday?: string | undefined;
  /** First days of changes that were made. */
  readonly changedOn?: readonly string[] | undefined;
}

/** The first deduction of a policy in the month of a day or later; null where nothing more is taken. */
export function nextDeduction(
  policy: PolicyToDeduct,
  { from, nextPayday, changedOn = [] }: DeductionOptions,
): Deduction | null {
  const { effective_from, ends_on, upcoming_changes = [] } = policy;
  const first = effective_from > from ? effective_from : from;
  const month = `${first.slice(0, 7)}-01`;
  const lastDay = addDays(firstOfNextMonth(month), -1);
  if (ends_on !== null && (ends_on < month || ends_on < effective_from)) return null;
  const { cost } = upcoming_changes.findLast((change) => change.effective_from <= month) ?? policy;
  const own = cost.monthly.employee_contribution.gross;
  const changes = [...changedOn, ...upcoming_changes.map((change) => change.effective_from)];
  const isWhole =
    effective_from <= month &&
    (ends_on === null || ends_on >= lastDay) &&
    changes.every((day) => day <= month || day > lastDay);
  if (isWhole && own === 0) return null;
  return {
    month,
    payday: nextPayday?.startsWith(month.slice(0, 7)) ? nextPayday : null,
    amount: isWhole ? own : null,
  };
}
