import { addDays, latestDate } from "@enrolkit/rules";
import { type Deduction, nextDeduction } from "../../cost/next-deduction.ts";
import type { AmendmentFlowState } from "./useAmendmentFlow.ts";

/**
 * The first deduction that a change makes another one, or the last one where cover ends; null where nothing is taken, or
 * where that is not known yet.
 */
export function deductionOfChange(
  { intent, inForce, change }: Pick<AmendmentFlowState, "intent" | "inForce" | "change">,
  nextPayday: string | undefined,
): Deduction | null {
  const { policy, today } = inForce;
  const { effective_from, pending_confirmation } = intent;
  if (change === "cancellation") {
    const ends_on = addDays(effective_from, -1);
    // Months that are over were deducted: what comes back of them is said by itself.
    const isOver = ends_on.slice(0, 7) < today.slice(0, 7);
    return isOver ? null : nextDeduction({ ...policy, ends_on }, { from: ends_on, nextPayday });
  }
  const options = {
    from: latestDate(nextPayday ?? today, effective_from),
    nextPayday,
    changedOn: [effective_from],
  };
  const quote = pending_confirmation?.quote;
  if (quote === undefined) return nextDeduction(policy, options);
  // What was agreed for later days is not quoted with the change.
  if (policy.upcoming_changes.length > 0) return null;
  return nextDeduction({ ...policy, cost: { ...policy.cost, monthly: quote.monthly } }, options);
}
