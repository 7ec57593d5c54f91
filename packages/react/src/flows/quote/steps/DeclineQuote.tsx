"use client";
import type { ReactNode } from "react";
import { Decline } from "../../shared/Decline.tsx";
import type { QuoteReading } from "../useQuoteFlow.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

/** "We do not want this quote". */
export function DeclineQuote({ flow }: { flow: QuoteReading }): ReactNode {
  const { offer } = useQuoteMessages();
  const { reject, run, isBusy } = flow;
  return (
    <Decline
      label={offer.decline}
      title={offer.declineTitle}
      body={offer.declineBody}
      busy={isBusy}
      onDecline={() => run(() => reject.mutateAsync())}
    />
  );
}
