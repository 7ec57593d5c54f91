import { fromMinor, toMinor } from "@enrolkit/rules";
import { nextDeduction } from "../../../cost/next-deduction.ts";
import { useDeductionText } from "../../../text/useDeductionText.ts";
import { useFlowContext } from "../../shared/FlowContext.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

/** What is taken from the pay first, of all policies that begin with that month, in words; null where nothing is. */
export function useFirstDeduction({ intent, day }: EnrolmentFlowState): string | null {
  const { nextPayday } = useFlowContext().settings;
  const say = useDeductionText();
  if (!day.isKnown) return null;
  const from = nextPayday ?? day.today;
  const deductions = intent.policy_enrolments.flatMap(
    ({ estimated_effective_from: effective_from, cost }) =>
      nextDeduction({ effective_from, ends_on: null, cost }, { from, nextPayday }) ?? [],
  );
  const [first] = deductions.toSorted((one, other) => one.month.localeCompare(other.month));
  if (first === undefined) return null;
  const { currency = "" } = intent.policy_enrolments[0]?.cost ?? {};
  const amounts = deductions.filter(({ month }) => month === first.month).map(({ amount }) => amount);
  const sum = amounts.reduce<number | null>(
    (so, amount) => (so === null || amount === null ? null : so + toMinor(amount, currency)),
    0,
  );
  return say({ ...first, amount: sum && fromMinor(sum, currency) }, currency);
}
