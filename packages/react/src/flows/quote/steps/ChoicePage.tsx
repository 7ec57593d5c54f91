"use client";
import { type ReactNode, useState } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { GoneChoices } from "./GoneChoices.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";

interface ChoicePageProps {
  flow: NewQuoteState;
  /** The step whose choices have to be complete before the person goes on. */
  step: NewQuoteState["at"];
  title: string;
  /** What can be done beside going on; by default going back. */
  otherAction?: ReactNode | undefined;
  /** Called with the number of attempts to go on. */
  children: (attempt: number) => ReactNode;
}

/** A page on which some of a quote's choices are made. */
export function ChoicePage({ flow, step, title, otherAction, children }: ChoicePageProps): ReactNode {
  const { action } = useMessages();
  const { quote } = useQuoteMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isComplete(step)) flow.goOn();
  }

  return (
    <FlowPage
      flow={flow}
      step="choose"
      title={title}
      onEnter={goOn}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          {flow.returnToQuote && (
            <Button kind="quiet" onClick={flow.returnToQuote}>
              {quote.keep}
            </Button>
          )}
          {otherAction === undefined ? <Button onClick={flow.goBack}>{action.back}</Button> : otherAction}
        </>
      }
    >
      <GoneChoices flow={flow} />
      {children(attempt)}
    </FlowPage>
  );
}
