"use client";
import type { ReactNode } from "react";
import { Loaded } from "../../shared/Loaded.tsx";
import { useGroups } from "../../../hooks/useGroups.ts";
import { useQuote } from "../../../hooks/useGroupQuote.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { DueBy } from "../DueBy.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { DeclineQuote } from "./DeclineQuote.tsx";
import type { QuoteReading } from "../useQuoteFlow.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

const shapes = ["panel", "panel"] as const;
const QuoteSummary = /* @__PURE__ */ later(
  () => import("../../../components/QuoteSummary/QuoteSummary.tsx").then((module) => module.QuoteSummary),
  shapes,
);

/** What the insurer asks, for each employee and in all, until when, and what can be done with it. */
export function Offered({ flow }: { flow: QuoteReading }): ReactNode {
  const { intent, insurers } = flow;
  const { offer, agree } = useQuoteMessages();
  const quote = useQuote(intent.id);
  const groups = useGroups().data ?? [];
  return (
    <QuotePage
      flow={flow}
      step="quote"
      title={offer.title(insurers.names)}
      actions={
        // They come with the figures, or would jump when those do.
        quote.data !== undefined && (
          <>
            <Button kind="primary" onClick={() => flow.goTo("consents")}>
              {offer.next}
            </Button>
            <DeclineQuote flow={flow} />
          </>
        )
      }
    >
      <p className="ek-text">{agree.intro}</p>
      <Loaded of={quote} shapes={shapes}>
        {(value) => <QuoteSummary quote={value} plans={insurers.plans} groups={groups} />}
      </Loaded>
      <DueBy of={intent} dueBy={quote.data?.expires_at} title={offer.deadline} />
    </QuotePage>
  );
}
