"use client";
import type { TaxedAmount } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";
import type { Shares } from "./shares-of.ts";

interface ShareLinesProps {
  shares: Shares;
  /** The total, split by premium tax. */
  taxed: TaxedAmount;
  currency: string;
  taxName: string | undefined;
}

/** Who pays what of a month, and the tax inside. */
export function ShareLines({ shares, taxed, currency, taxName }: ShareLinesProps): ReactNode {
  const { price } = useMessages();
  const { quote } = useQuoteMessages();
  const lines = [
    { part: "employer", label: quote.you, amount: shares.employer },
    { part: "employees", label: quote.employees, amount: shares.employees },
    { part: "total", label: price.total, amount: shares.total },
    ...(taxed.tax === 0
      ? []
      : [
          { part: "net", label: price.beforeTax, amount: taxed.net },
          { part: "tax", label: taxName ?? price.taxName, amount: taxed.tax },
        ]),
  ];
  return (
    <dl className="ek-quote-lines">
      {lines.map(({ part, label, amount }) => (
        <div className="ek-quote-line" key={part} data-ek-part={part}>
          <dt className="ek-quote-part">{label}</dt>
          <dd className="ek-quote-sum">
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
