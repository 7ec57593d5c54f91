"use client";
import type { ReactNode } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { QuotePage } from "../QuotePage.tsx";
import { SupportLines } from "./SupportLines.tsx";
import type { QuoteReading } from "../useQuoteFlow.ts";

interface PageOf {
  flow: QuoteReading;
}

interface EndedProps extends PageOf {
  title: string;
  /** What it means, a paragraph each. */
  says: readonly string[];
  /** What can be done now. */
  then: "again" | "another";
  /** The insurer can tell more. */
  call?: boolean;
}

/** Nothing comes of it: why, what that means, and how to begin anew. */
function Ended({ flow, title, says, then, call = false }: EndedProps): ReactNode {
  const { rejected } = useMessages();
  const { ended } = useQuoteMessages();
  return (
    <QuotePage
      flow={flow}
      title={title}
      actions={
        <>
          {then === "again" && (
            <Button kind="primary" onClick={() => flow.askAgain(true)}>
              {ended.again}
            </Button>
          )}
          <Button kind={then === "again" ? "secondary" : "primary"} onClick={() => flow.askAgain(false)}>
            {ended.another}
          </Button>
        </>
      }
    >
      {says.map((text) => (
        <p className="ek-text" key={text}>
          {text}
        </p>
      ))}
      {call && <SupportLines of={flow.insurers} say={rejected.call} />}
    </QuotePage>
  );
}

/** Declined by the employer, or answers came too late. */
export function Rejected({ flow }: PageOf): ReactNode {
  const { ended } = useQuoteMessages();
  return <Ended flow={flow} title={ended.rejected} says={[ended.rejectedWhy, ended.nothing]} then="again" />;
}

/** The insurer makes no offer. */
export function RejectedByInsurer({ flow }: PageOf): ReactNode {
  const { ended } = useQuoteMessages();
  return (
    <Ended
      flow={flow}
      title={ended.rejected_by_insurer}
      says={[ended.nothing, ended.otherChoices]}
      then="another"
      call
    />
  );
}

/** It was not accepted in time. */
export function QuoteExpired({ flow }: PageOf): ReactNode {
  const { ended } = useQuoteMessages();
  return (
    <Ended flow={flow} title={ended.quote_expired} says={[ended.nothing, ended.expiredWhy]} then="again" />
  );
}

/** Accepted, but something needed did not come in time. */
export function Expired({ flow }: PageOf): ReactNode {
  const { ended } = useQuoteMessages();
  return (
    <Ended flow={flow} title={ended.expired} says={[ended.expiredBody, ended.nothing]} then="again" call />
  );
}

/** Accepted, but the insurer said no. */
export function ProviderRejected({ flow }: PageOf): ReactNode {
  const { ended } = useQuoteMessages();
  return (
    <Ended
      flow={flow}
      title={ended.provider_rejected}
      says={[ended.nothing, ended.otherChoices]}
      then="another"
      call
    />
  );
}

/** The insurer takes its time, and there is nothing to do. */
export function Pending({ flow }: PageOf): ReactNode {
  const { waiting, done } = useMessages();
  const { ended } = useQuoteMessages();
  return (
    <QuotePage flow={flow} step="done" title={ended.pending(flow.insurers.names)}>
      <p className="ek-text">{ended.pendingBody}</p>
      <p className="ek-text">{waiting.leave}</p>
      <SupportLines of={flow.insurers} say={done.call} />
    </QuotePage>
  );
}

/** The insurer does the rest by hand. */
export function ManualRenewal({ flow }: PageOf): ReactNode {
  const { done } = useMessages();
  const { ended } = useQuoteMessages();
  return (
    <QuotePage flow={flow} title={ended.manual}>
      <p className="ek-text">{ended.manualBody}</p>
      <SupportLines of={flow.insurers} say={done.call} />
    </QuotePage>
  );
}

/** A state that this version does not know. */
export function Unknown({ flow }: PageOf): ReactNode {
  const { unknown } = useMessages();
  const { ended } = useQuoteMessages();
  return (
    <QuotePage flow={flow} title={ended.unknown}>
      <SupportLines of={flow.insurers} say={unknown.body} />
    </QuotePage>
  );
}
