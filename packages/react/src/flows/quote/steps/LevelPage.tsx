"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { QuotePage } from "../QuotePage.tsx";
import type { NewQuote } from "../useNewQuote.ts";

interface LevelPageProps {
  flow: NewQuote;
  /** The part of a level that is asked for here; nobody goes on before it is settled. */
  part: Parameters<NewQuote["isSettled"]>[0];
  title: string;
  /** Told how often somebody tried to go on. */
  children: (attempt: number) => ReactNode;
}

/** A question about the one level of a quote. */
export function LevelPage({ flow, part, title, children }: LevelPageProps): ReactNode {
  const { action } = useMessages();
  const [attempt, setAttempt] = useState(0);

  function goOn(): void {
    setAttempt(attempt + 1);
    if (flow.isSettled(part)) flow.goOn();
  }

  return (
    <QuotePage
      flow={flow}
      step="choose"
      title={title}
      actions={
        <>
          <Button kind="primary" onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={flow.goBack}>{action.back}</Button>
        </>
      }
    >
      {children(attempt)}
    </QuotePage>
  );
}
