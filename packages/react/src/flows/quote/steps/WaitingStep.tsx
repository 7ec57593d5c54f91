"use client";
import type { ReactNode } from "react";
import { useIsLong } from "../../shared/useIsLong.ts";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Progress } from "../../../primitives/Progress/Progress.tsx";
import { QuotePage } from "../QuotePage.tsx";
import type { QuoteReading } from "../useQuoteFlow.ts";

/** What is being done, by whom, how long it takes, and that the page may be closed. Moves on by itself. */
export function Waiting({ flow }: { flow: QuoteReading }): ReactNode {
  const { intent, policy, insurers } = flow;
  const { waiting } = useMessages();
  const { quoteWaiting } = useQuoteMessages();
  const isLong = useIsLong((policy ?? intent).updated_at);
  const title =
    policy !== null
      ? quoteWaiting.accepted(insurers.names)
      : intent.status === "awaiting_quote"
        ? quoteWaiting.awaiting(insurers.names)
        : quoteWaiting.processing;
  return (
    <QuotePage flow={flow} step={policy === null ? "quote" : "done"} title={title}>
      <Progress>{isLong ? waiting.long : waiting.usual}</Progress>
      <p className="ek-text">{waiting.leave}</p>
    </QuotePage>
  );
}
