"use client";
import type { PlanCoverageOption } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";

/**
 * What an option costs a month: its exact price where there is one, else "from" the lowest applicable one, else
 * included (decisions §6, "Price").
 */
export function OptionPrice({
  option,
  currency,
}: {
  option: PlanCoverageOption;
  currency: string;
}): ReactNode {
  const { price } = useMessages();
  const format = useFormat();
  const text = (): string => {
    if (option.price) return price.plus(format.money(option.price, currency));
    if (option.price == null && option.from_price)
      return price.from(format.money(option.from_price, currency));
    return price.included;
  };
  return <span className="ek-money">{text()}</span>;
}
