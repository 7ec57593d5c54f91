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
  const amount = option.price ?? option.from_price;
  const text = option.price == null ? price.from : price.plus;
  return <span className="ek-money">{amount ? text(format.money(amount, currency)) : price.included}</span>;
}
