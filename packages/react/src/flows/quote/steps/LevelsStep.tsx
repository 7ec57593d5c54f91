"use client";
import { type ReactNode, useState } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { refusedAt } from "../quote-input.ts";
import type { NewQuote } from "../useNewQuote.ts";

const QuoteLevels = /* @__PURE__ */ later(
  () => import("../../../components/QuoteLevels/QuoteLevels.tsx").then((module) => module.QuoteLevels),
  ["panel"],
);

/** Several groups in one quote, each with its plan, its cover and its cost sharing. */
export function LevelsPage({ flow }: { flow: NewQuote }): ReactNode {
  const { offer, levels, ask } = flow;
  const { action } = useMessages();
  const { choosing } = useQuoteMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isSettled("levels")) flow.goOn();
  }

  return (
    <QuotePage
      flow={flow}
      step="choose"
      title={choosing.levels}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          <Button kind="quiet" onClick={() => flow.choose({ several: false, levels: levels.slice(0, 1) })}>
            {choosing.one}
          </Button>
        </>
      }
    >
      <p className="ek-text">{choosing.intro}</p>
      <QuoteLevels
        groups={offer.groups}
        plans={offer.plans}
        providers={offer.providers}
        value={levels}
        onChange={(next) => flow.choose({ levels: next })}
        facts={flow.factsOf}
        attempt={attempt}
        startsOn={flow.firstDay}
        errors={refusedAt(ask.error?.fieldErrors, "levels")}
      />
    </QuotePage>
  );
}
