"use client";
import type { AmendmentQuote } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat } from "../../../messages/hooks.ts";

interface MonthlyDifferenceProps {
  quote: Pick<AmendmentQuote, "currency" | "difference">;
  from: string;
}

/** How much more, or less, the employee would pay a month, and from when. */
export function MonthlyDifference({ quote, from }: MonthlyDifferenceProps): ReactNode {
  const { who } = useAmendmentMessages();
  const { money, date } = useFormat();
  const { gross } = quote.difference.monthly.employee_contribution;
  const amount = money(Math.abs(gross), quote.currency);
  const text =
    gross === 0 ? who.same : gross > 0 ? who.more(amount, date(from)) : who.less(amount, date(from));
  return <p className="ek-lead ek-strong">{text}</p>;
}
