"use client";
import type { AmendmentQuote } from "@enrolkit/types";
import { fromMinor, toMinor } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Money } from "../../../text/Money.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import { Arrears, MonthlyDifference } from "./MonthlyDifference.tsx";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

const parts = ["employer_contribution", "employee_contribution", "total"] as const;

/** Who pays what of a month, without the change and with it, and what it makes in all. The service's own figures. */
export function QuoteTable({ quote, flow }: { quote: AmendmentQuote; flow: AmendmentFlowState }): ReactNode {
  const { price, check } = useMessages();
  const { quoted: texts } = useAmendmentMessages();
  const format = useFormat();
  const { currency, monthly, difference } = quote;
  const names = {
    employer_contribution: price.employer,
    employee_contribution: price.you,
    total: price.total,
  };
  const without = (part: (typeof parts)[number]): number =>
    fromMinor(
      toMinor(monthly[part].gross, currency) - toMinor(difference.monthly[part].gross, currency),
      currency,
    );
  const inAll = difference.term.employee_contribution.gross;
  const amount = format.money(Math.abs(inAll), currency);
  const yearEnd = format.date(flow.inForce.policy.year_ends_on);
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <Heading>{check.cost}</Heading>
      <Section>
        <table className="ek-table">
          <caption className="ek-hidden">{check.cost}</caption>
          <thead className="ek-table-head">
            <tr className="ek-table-row">
              <td className="ek-cell">{price.monthly}</td>
              <th className="ek-cell" scope="col">
                {texts.before}
              </th>
              <th className="ek-cell" scope="col">
                {texts.after}
              </th>
            </tr>
          </thead>
          <tbody className="ek-table-body">
            {parts.map((part) => (
              <tr className="ek-table-row" key={part} data-ek-row={part}>
                <th className="ek-cell" scope="row">
                  {names[part]}
                </th>
                <Amount value={without(part)} currency={currency} />
                <Amount value={monthly[part].gross} currency={currency} />
              </tr>
            ))}
          </tbody>
        </table>
        <MonthlyDifference
          gross={difference.monthly.employee_contribution.gross}
          currency={currency}
          from={flow.intent.effective_from}
          arrears={flow.intent.arrears}
        />
        <Arrears arrears={flow.intent.arrears} />
        {inAll !== 0 && (
          <p className="ek-text">
            {inAll > 0 ? texts.moreInAll(amount, yearEnd) : texts.lessInAll(amount, yearEnd)}
          </p>
        )}
      </Section>
    </div>
  );
}

function Amount({ value, currency }: { value: number; currency: string }): ReactNode {
  return (
    <td className="ek-cell">
      <Money amount={value} currency={currency} />
    </td>
  );
}
