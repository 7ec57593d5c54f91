"use client";
import type { AmendmentArrears } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat } from "../../../messages/hooks.ts";

interface MonthlyDifferenceProps {
  /** What the employee pays a month with the change, less what they pay without it. */
  gross: number;
  currency: string;
  from: string;
  /** What is owed for months that were deducted without the change: what is paid a month changes with the next payslip. */
  arrears?: AmendmentArrears | undefined;
}

/** How much more, or less, the employee would pay a month, and from when. */
export function MonthlyDifference({ gross, currency, from, arrears }: MonthlyDifferenceProps): ReactNode {
  const { who, arrears: texts } = useAmendmentMessages();
  const { money, date } = useFormat();
  const amount = money(Math.abs(gross), currency);
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
