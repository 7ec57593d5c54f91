"use client";
import type { ReactNode } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { FlowPage, MessagePage } from "../../shared/FlowPage.tsx";
import { QuestionLines } from "../../shared/QuestionLines.tsx";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

interface StepProps {
  flow: QuoteFlowState;
}

interface EndedProps extends StepProps {
  title: string;
  says: readonly string[];
  /** What can be done now. */
  then: "again" | "another" | "otherPlan";
  /** The insurer knows more. */
  call?: boolean | undefined;
}

/** Nothing comes of it: why, what that means, and how to begin anew. */
function Ended({ flow, title, says, then, call = false }: EndedProps): ReactNode {
  const { rejected } = useMessages();
  const { ended } = useQuoteMessages();
  return (
    <MessagePage
      flow={flow}
      title={title}
      says={says}
      {...(call && { call: rejected.call })}
      actions={
        <>
          {then === "again" && (
            <Button kind="primary" onClick={() => flow.askAgain("check")}>
              {ended.again}
            </Button>
          )}
          {then === "otherPlan" && (
            <Button kind="primary" onClick={() => flow.askAgain("plan")}>
              {ended.otherPlan}
            </Button>
          )}
          <Button kind={then === "another" ? "primary" : "secondary"} onClick={() => flow.askAgain(null)}>
            {ended.another}
          </Button>
        </>
      }
    />
  );
}

/** Declined by the employer, or answers came too late. */
export function RejectedStep({ flow }: StepProps): ReactNode {
  const { rejected, rejectedWhy, nothing } = useQuoteMessages().ended;
  return <Ended flow={flow} title={rejected} says={[rejectedWhy, nothing]} then="again" />;
}

/** The insurer makes no offer. */
export function RejectedByInsurerStep({ flow }: StepProps): ReactNode {
  const { rejected_by_insurer, noReason, nothing, otherChoices } = useQuoteMessages().ended;
  return (
    <Ended
      flow={flow}
      title={rejected_by_insurer(flow.insurerNames)}
      says={[noReason, nothing, otherChoices]}
      then="otherPlan"
      call
    />
  );
}

/** It was not accepted in time. */
export function QuoteExpiredStep({ flow }: StepProps): ReactNode {
  const { quote_expired, nothing, expiredWhy } = useQuoteMessages().ended;
  return <Ended flow={flow} title={quote_expired} says={[nothing, expiredWhy]} then="again" />;
}

/** Accepted, but something needed did not come in time. */
export function ExpiredStep({ flow }: StepProps): ReactNode {
  const { expired, expiredBody, nothing } = useQuoteMessages().ended;
  return <Ended flow={flow} title={expired} says={[expiredBody, nothing]} then="again" call />;
}

/** Accepted, but the insurer said no. */
export function ProviderRejectedStep({ flow }: StepProps): ReactNode {
  const { provider_rejected, nothing, otherChoices } = useQuoteMessages().ended;
  return <Ended flow={flow} title={provider_rejected} says={[nothing, otherChoices]} then="another" call />;
}

/** The insurer takes its time, and there is nothing to do. */
export function PendingStep({ flow }: StepProps): ReactNode {
  const { waiting } = useMessages();
  const { pending, pendingBody } = useQuoteMessages().ended;
  return (
    <FlowPage flow={flow} step="done" title={pending(flow.insurerNames)}>
      <p className="ek-text">{pendingBody}</p>
      <p className="ek-text">{waiting.leave}</p>
      <QuestionLines insurers={flow.insurers} />
    </FlowPage>
  );
}

/** The insurer does the rest by hand. */
export function ManualRenewalStep({ flow }: StepProps): ReactNode {
  const { manual, manualBody } = useQuoteMessages().ended;
  return (
    <FlowPage flow={flow} title={manual}>
      <p className="ek-text">{manualBody}</p>
      <QuestionLines insurers={flow.insurers} />
    </FlowPage>
  );
}

/** A state that this version does not know. */
export function UnknownStep({ flow }: StepProps): ReactNode {
  const { unknown } = useMessages();
  const { ended } = useQuoteMessages();
  return <MessagePage flow={flow} title={ended.unknown} call={unknown.body} />;
}
