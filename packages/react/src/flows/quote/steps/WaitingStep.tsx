"use client";
import type { ReactNode } from "react";
import { useQuoteMessages } from "../../../messages/hooks.ts";
import { WaitingPage } from "../../shared/WaitingPage.tsx";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

/** What is being done: to make the quote, or to set up what was accepted. */
export function WaitingStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const { intent, policy, insurerNames } = flow;
  const { quoteWaiting } = useQuoteMessages();
  const title =
    policy !== null
      ? quoteWaiting.accepted(insurerNames)
      : intent.status === "awaiting_quote"
        ? quoteWaiting.awaiting(insurerNames)
        : quoteWaiting.processing;
  return (
    <WaitingPage
      flow={flow}
      step={policy === null ? "quote" : "done"}
      title={title}
      since={(policy ?? intent).updated_at}
    />
  );
}
