"use client";
import type { Quote } from "@enrolkit/contract";
import type { ReactNode } from "react";
import type { Resource } from "../../hooks/resource.ts";
import { Loaded } from "../../flow-parts/Loaded.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { useQuoteMessages } from "../../messages/quote/QuoteTexts.tsx";
import { Card } from "../../primitives/Card/Card.tsx";
import { Money } from "../../text/Money.tsx";

/** What the company would pay, in sight while the small print is read. */
export function QuoteSum({ quote }: { quote: Resource<Quote> }): ReactNode {
  const { price } = useMessages();
  const { quote: texts } = useQuoteMessages();
  const format = useFormat();
  return (
    <Loaded of={quote} shapes={["panel"]}>
      {({ employer_monthly_cost, currency, starts_on }) => (
        <Card>
          <p className="ek-text">{texts.you}</p>
          <p className="ek-strong">
            <Money amount={employer_monthly_cost} currency={currency} /> {price.perMonth}
          </p>
          <p className="ek-quiet">
            {texts.starts} {format.date(starts_on)}
          </p>
        </Card>
      )}
    </Loaded>
  );
}
