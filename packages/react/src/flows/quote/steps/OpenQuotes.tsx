"use client";
import type { Quote } from "@enrolkit/types";
import type { ReactNode } from "react";
import { sharesOf } from "../../../components/QuoteSummary/ShareLines.tsx";
import { Yearly } from "../../../components/QuoteSummary/Sums.tsx";
import { useOpenQuotes } from "../../../hooks/useGroupQuote.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { sharingName, sharingSentence } from "../../../messages/sharing-sentence.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Money } from "../../../text/Money.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

interface OpenQuotesProps {
  flow: QuoteFlowState;
  quote: Quote;
}

/** This quote beside the others that can be accepted for the same groups, and how to get one more. */
export function OpenQuotes({ flow, quote }: OpenQuotesProps): ReactNode {
  const texts = useQuoteMessages();
  const { price, action } = useMessages();
  const format = useFormat();
  const others = useOpenQuotes(flow.intent).data ?? [];
  const sharingsOf = ({ items, currency }: Quote, say: typeof sharingName): string =>
    [
      ...new Set(
        items.flatMap(({ levels }) =>
          levels.map(({ cost_sharing }) => say(cost_sharing, currency, texts, format)),
        ),
      ),
    ].join(" · ");
  const all = [quote, ...others].map((one) => ({
    id: one.quote_intent_id,
    quote: one,
    shares: sharesOf(one, one.currency),
    about: one === quote ? texts.quote.this : texts.quote.other(format.date(one.generated_at)),
    name: sharingsOf(one, sharingName),
    sharing: sharingsOf(one, sharingSentence),
  }));
  const rows = [
    { id: "sharing", label: texts.quote.sharing, cells: all.map(({ sharing }) => sharing) },
    {
      id: "you",
      label: texts.quote.you,
      cells: all.map(({ quote: { currency }, shares, id }) => (
        <span className="ek-plain" key={id}>
          <Money amount={shares.employer} currency={currency} />
          <span className="ek-quote-id">
            <Yearly amount={shares.employer} currency={currency} />
          </span>
        </span>
      )),
    },
    ...(["employees", "total"] as const).map((part) => ({
      id: part,
      label: part === "total" ? price.total : texts.quote.employees,
      cells: all.map(({ quote: { currency }, shares, id }) => (
        <Money key={id} amount={shares[part]} currency={currency} />
      )),
    })),
  ];
  return (
    <Section>
      <div className="ek-stack" data-ek-gap="medium">
        <Heading>{texts.quote.others}</Heading>
        {others.length > 0 && (
          <div className="ek-open-quotes">
            <table className="ek-table" aria-label={texts.quote.others}>
              <thead className="ek-table-head">
                <tr className="ek-table-row">
                  <td className="ek-cell" />
                  {all.map(({ id, name, about }) => (
                    <th className="ek-cell" scope="col" key={id}>
                      <span className="ek-plain">{name}</span>
                      <span className="ek-quote-id">{about}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="ek-table-body">
                {rows.map(({ id: row, label, cells }) => (
                  <tr className="ek-table-row" key={row}>
                    <th className="ek-cell" scope="row">
                      {label}
                    </th>
                    {all.map(({ id }, index) => (
                      <td className="ek-cell" key={id}>
                        {cells[index]}
                      </td>
                    ))}
                  </tr>
                ))}
                <tr className="ek-table-row">
                  <td className="ek-cell" />
                  {all.map(({ id, name }, index) => (
                    <td className="ek-cell" key={id}>
                      {index > 0 && (
                        <Button label={action.about(texts.quote.open, name)} onClick={() => flow.show(id)}>
                          {texts.quote.open}
                        </Button>
                      )}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </div>
        )}
        <p className="ek-text">{texts.quote.stays}</p>
        <div className="ek-actions">
          <Button onClick={() => flow.askAgain("cost_sharing")}>{texts.quote.compare}</Button>
        </div>
      </div>
    </Section>
  );
}
