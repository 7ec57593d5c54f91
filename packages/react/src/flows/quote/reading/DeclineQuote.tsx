"use client";
import type { ReactNode } from "react";
import { Decline } from "../../shared/Decline.tsx";
import { useQuoteMessages } from "../../../messages/quote/QuoteTexts.tsx";
import type { QuoteReading } from "./use-reading.ts";

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
      onDecline={() => run(() => reject.send())}
    />
  );
}
