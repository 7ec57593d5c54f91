import type { Policy } from "@enrolkit/types";
import { addDays, firstOfNextMonth } from "@enrolkit/rules";

/** What a policy's days say of it. */
export type PolicyState = "covered" | "starts" | "ends" | "ended" | "neverBegan";

type Days = Pick<Policy, "effective_from" | "ends_on">;

/** Where a policy is on a day: by its days, whatever its status is called. */
export function policyStateOn({ effective_from, ends_on }: Days, today: string): PolicyState {
  if (ends_on !== null && ends_on < effective_from) return "neverBegan";
  if (ends_on !== null && ends_on < today) return "ended";
  if (effective_from > today) return "starts";
  return ends_on === null ? "covered" : "ends";
}

/** What is taken from the pay next. */
export interface Deduction {
  /** The first day of the month that it is for. */
  readonly month: string;
  /** The pay day, where it is known. */
  readonly payday: string | null;
  /** In currency units; null where the month is worked out by the day. */
  readonly amount: number | null;
}

interface DeductionOptions {
  readonly today: string;
  /** As the host knows it. */
  readonly nextPayday?: string | undefined;
  /** First days of changes that were made. */
  readonly changedOn: readonly string[];
}

/** The next deduction of a policy; null where nothing more is taken. */
export function nextDeduction(
  policy: Days & Pick<Policy, "cost" | "upcoming_changes">,
  { today, nextPayday, changedOn }: DeductionOptions,
): Deduction | null {
  const { effective_from, ends_on, upcoming_changes } = policy;
  const due = nextPayday ?? today;
  const first = effective_from > due ? effective_from : due;
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
