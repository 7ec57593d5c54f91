"use client";
import type { ReactNode } from "react";
import { useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { QuoteLevels } from "../../../components/QuoteLevels/QuoteLevels.tsx";
import { errorsAt } from "../quote-input.ts";
import type { NewQuoteState } from "../useNewQuote.ts";
import { ChoicePage } from "./ChoicePage.tsx";

/** Several groups in one quote, each with its plan, its cover and its cost sharing. */
export function LevelsStep({ flow }: { flow: NewQuoteState }): ReactNode {
  const { offer, levels, ask } = flow;
  const { choosing } = useQuoteMessages();
  return (
    <ChoicePage
      flow={flow}
      step="levels"
      title={choosing.levels}
      otherAction={
        <Button kind="quiet" onClick={() => flow.choose({ several: false, levels: levels.slice(0, 1) })}>
          {choosing.one}
        </Button>
      }
    >
      {(attempt) => (
        <>
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
            errors={errorsAt(ask.error?.fieldErrors, "levels")}
          />
        </>
      )}
    </ChoicePage>
  );
}
