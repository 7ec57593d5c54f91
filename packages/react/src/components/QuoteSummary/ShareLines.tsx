"use client";
import type { TaxedAmount } from "@enrolkit/types";
import { fromMinor, toMinor } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";

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
          <dt className="ek-plain">{label}</dt>
          <dd className="ek-plain">
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who pays what of a month, in currency units. */
export interface Shares {
  employer: number;
  employees: number;
  total: number;
}

/** The employees' part is the rest, to the minor unit. */
export function sharesOf(
  {
    total_monthly_premium,
    employer_monthly_cost,
  }: { total_monthly_premium: number; employer_monthly_cost: number },
  currency: string,
): Shares {
  const rest = toMinor(total_monthly_premium, currency) - toMinor(employer_monthly_cost, currency);
  return {
    employer: employer_monthly_cost,
    employees: fromMinor(rest, currency),
    total: total_monthly_premium,
  };
}
