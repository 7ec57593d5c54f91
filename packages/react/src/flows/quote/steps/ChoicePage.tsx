"use client";
import { type ReactNode, useState } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { GoneChoices } from "./GoneChoices.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";

interface ChoicePageProps {
  flow: NewQuoteState;
  title: string;
  /** What stays in view. */
  aside?: ReactNode | undefined;
  /** Called with the number of attempts to go on. */
  children: (attempt: number) => ReactNode;
}

/** A page on which some of a quote's choices are made. */
export function ChoicePage({ flow, title, aside, children }: ChoicePageProps): ReactNode {
  const { action } = useMessages();
  const { quote } = useQuoteMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isComplete) flow.goOn();
  }

  return (
    <FlowPage
      flow={flow}
      step="choose"
      title={title}
      aside={aside}
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
          {flow.goBack && <Button onClick={flow.goBack}>{action.back}</Button>}
        </>
      }
    >
      {flow.returnToQuote && <p className="ek-text">{quote.stays}</p>}
      <GoneChoices flow={flow} />
      {children(attempt)}
    </FlowPage>
  );
}
