"use client";
import type { AmendmentArrears, AmendmentQuote } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat } from "../../../messages/hooks.ts";

interface MonthlyDifferenceProps {
  quote: Pick<AmendmentQuote, "currency" | "difference">;
  from: string;
  /** What is owed for months that were deducted without the change: what is paid a month changes with the next payslip. */
  arrears?: AmendmentArrears | undefined;
}

/** How much more, or less, the employee would pay a month, and from when. */
export function MonthlyDifference({ quote, from, arrears }: MonthlyDifferenceProps): ReactNode {
  const { who, arrears: texts } = useAmendmentMessages();
  const { money, date } = useFormat();
  const { gross } = quote.difference.monthly.employee_contribution;
  const amount = money(Math.abs(gross), quote.currency);
  const change = gross > 0 ? "more" : "less";
  const text = arrears ? texts[change](amount) : who[change](amount, date(from));
  return <p className="ek-lead ek-strong">{gross === 0 ? who.same : text}</p>;
}

/** What the next payslip takes or pays back once, for months that were deducted without the change. */
export function Arrears({ arrears }: Pick<MonthlyDifferenceProps, "arrears">): ReactNode {
  const { arrears: texts } = useAmendmentMessages();
  const { money, date } = useFormat();
  const owed = arrears?.employee_contribution ?? 0;
  if (arrears === undefined || owed === 0) return null;
  const { currency, period } = arrears;
  const text = owed > 0 ? texts.once : texts.back;
  return (
    <p className="ek-text ek-strong">
      {text(money(Math.abs(owed), currency), date(period.from_date), date(period.to_date))}
    </p>
  );
}
