"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../messages/hooks.ts";

/** An amount in currency units, with its currency. */
export function Money({ amount, currency }: { amount: number; currency: string }): ReactNode {
  return <bdi className="ek-money">{useFormat().money(amount, currency)}</bdi>;
}

/** An amount large, with "a month" small behind it. */
export function MonthlyMoney({ amount, currency }: { amount: number; currency: string }): ReactNode {
  const { price } = useMessages();
  return (
    <span className="ek-monthly">
      <Money amount={amount} currency={currency} /> <span className="ek-monthly-unit">{price.perMonth}</span>
    </span>
  );
}
