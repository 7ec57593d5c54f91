"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { useQuoteMessages } from "../../messages/quote/QuoteTexts.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { later } from "../../primitives/later.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { refusedAt } from "./quote-input.ts";
import type { NewQuote } from "./use-new-quote.ts";

const CoverageSelection = /* @__PURE__ */ later(
  () =>
    import("../../components/CoverageSelection/CoverageSelection.tsx").then(
      (module) => module.CoverageSelection,
    ),
  ["choice", "choice", "choice"],
);

/** What the employer chooses for everybody in the group. */
export function CoverPage({ flow }: { flow: NewQuote }): ReactNode {
  const { level, plan, ask } = flow;
  const { action } = useMessages();
  const { choosing } = useQuoteMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isSettled("cover")) flow.goOn();
  }

  return (
    <QuotePage
      flow={flow}
      step="choose"
      title={choosing.cover}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={flow.goBack}>{action.back}</Button>
        </>
      }
    >
      <CoverageSelection
        configurations={plan?.coverage_configurations ?? []}
        scope="group_policy"
        facts={flow.factsOf(level.group_id)}
        currency={plan?.currency ?? ""}
        value={level.coverage_selections ?? []}
        onChange={(coverage_selections) => flow.chooseForLevel({ coverage_selections })}
        attempt={attempt}
        problems={refusedAt(ask.error?.fieldErrors, "cover")}
      />
    </QuotePage>
  );
}
