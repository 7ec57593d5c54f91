"use client";
import type { MonthlyShare } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { useFullPrices } from "../../theme/useFullPrices.ts";

interface SharedPriceProps {
  /** What something adds to a month. */
  share: MonthlyShare;
  /** Lowercase ISO 4217. */
  currency: string;
  /** Words for an amount above nothing. */
  more: (amount: string) => string;
  /** In small only what it is a part of, where there is no room for more. */
  short?: boolean | undefined;
}

/** What something adds to what the reader pays, and in small who pays the rest; or the full price, where they chose to see that. */
export function SharedPrice({ share, currency, more, short = false }: SharedPriceProps): ReactNode {
  const { price } = useMessages();
  const format = useFormat();
  const [isFull] = useFullPrices();
  const { total, employer_contribution: employer, employee_contribution: mine } = share;
  const money = (amount: number): string => format.money(Math.abs(amount), currency);
  const shown = isFull ? total : mine;
  return (
    <span className="ek-price">
      <span className="ek-money">
        {shown === 0 ? price.included : (shown < 0 ? price.saves : more)(money(shown))}
      </span>
      {!isFull && employer > 0 && mine >= 0 && (
        <>
          {" "}
          <span className="ek-quiet">
            {mine === 0
              ? price.paidFor(money(total))
              : short
                ? price.of(money(total))
                : price.share(money(total), money(employer))}
          </span>
        </>
      )}
    </span>
  );
}
