"use client";
import { fromMinor, toMinor } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";

/** An amount of a month, and twelve times that. */
export function Sums({ amount, currency }: { amount: number; currency: string }): ReactNode {
  return (
    <>
      <MonthlyMoney amount={amount} currency={currency} />{" "}
      <span className="ek-quote-yearly">
        <Yearly amount={amount} currency={currency} />
      </span>
    </>
  );
}

/** What a month's amount comes to in a year. */
export function Yearly({ amount, currency }: { amount: number; currency: string }): ReactNode {
  const { quote } = useQuoteMessages();
  const year = fromMinor(toMinor(amount, currency) * 12, currency);
  return <Isolated>{quote.yearly(useFormat().money(year, currency))}</Isolated>;
}
