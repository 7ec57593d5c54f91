import { useFormat, useMessages } from "../messages/hooks.ts";
import type { Deduction } from "../cost/next-deduction.ts";

/** A deduction in words: how much, and from which pay. */
export function useDeductionText(): (deduction: Deduction, currency: string) => string {
  const { deduction: texts } = useMessages();
  const format = useFormat();
  return ({ amount, payday, month }, currency) => {
    const when = payday === null ? format.month(month) : format.date(payday);
    if (amount === null) return payday === null ? texts.partInMonth(when) : texts.partOnPayday(when);
    const money = format.money(amount, currency);
    return payday === null ? texts.inMonth(money, when) : texts.onPayday(money, when);
  };
}
