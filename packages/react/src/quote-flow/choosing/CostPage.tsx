"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { useQuoteMessages } from "../../messages/quote/QuoteTexts.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { later } from "../../primitives/later.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { refusedAt } from "./quote-input.ts";
import type { NewQuote } from "./use-new-quote.ts";

const CostSharingEditor = /* @__PURE__ */ later(
  () =>
    import("../../components/CostSharingEditor/CostSharingEditor.tsx").then(
      (module) => module.CostSharingEditor,
    ),
  ["choice", "choice", "choice"],
);

/** How the cost is shared, as sentences, with what it would come to. */
export function CostPage({ flow }: { flow: NewQuote }): ReactNode {
  const { level, plan, ask } = flow;
  const { action } = useMessages();
  const { choosing } = useQuoteMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isSettled("cost_sharing")) flow.goOn();
  }

  return (
    <QuotePage
      flow={flow}
      step="choose"
      title={choosing.cost}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={flow.goBack}>{action.back}</Button>
        </>
      }
    >
      {plan && (
        <CostSharingEditor
          plan={plan}
          value={level.cost_sharing}
          onChange={(cost_sharing) => flow.chooseForLevel({ cost_sharing })}
          groupSelections={level.coverage_selections ?? null}
          startsOn={flow.firstDay}
          attempt={attempt}
          errors={refusedAt(ask.error?.fieldErrors, "cost_sharing")}
        />
      )}
    </QuotePage>
  );
}
