"use client";
import type { Quote } from "@enrolkit/types";
import type { ReactNode } from "react";
import type { EnrolkitQueryResult } from "../../../hooks/useRead.ts";
import { Loaded } from "../../shared/Loaded.tsx";
import { Card } from "../../../primitives/Card/Card.tsx";
import { MonthlyMoney } from "../../../text/Money.tsx";
import { useQuoteMessages } from "../../../messages/hooks.ts";

/** What the company would pay, in sight while the small print is read. */
export function QuoteSum({ quote }: { quote: EnrolkitQueryResult<Quote> }): ReactNode {
  const { quote: texts } = useQuoteMessages();
  return (
    <Loaded of={quote} shapes={["panel"]}>
      {({ employer_monthly_cost, currency }) => (
        <Card>
          <div className="ek-quote-line" data-ek-part="employer">
            <p className="ek-quote-label">{texts.you}</p>
            <p className="ek-strong">
              <MonthlyMoney amount={employer_monthly_cost} currency={currency} />
            </p>
          </div>
        </Card>
      )}
    </Loaded>
  );
}
