"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Isolated } from "../../../text/Isolated.tsx";
import { MessagePage } from "../../shared/FlowPage.tsx";
import { earliestStart } from "../enrolment-intent.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

interface StepProps {
  flow: EnrolmentFlowState;
}

/** It opens later, by itself. */
export function ScheduledStep({ flow }: StepProps): ReactNode {
  const { title, body, date } = useMessages().scheduled;
  const format = useFormat();
  return (
    <MessagePage flow={flow} title={title} says={[body, date(format.date(earliestStart(flow.intent)))]} />
  );
}

/** Why not, in the service's own words, and who knows more. */
export function IneligibleStep({ flow }: StepProps): ReactNode {
  const { title, ask } = useMessages().ineligible;
  return (
    <MessagePage flow={flow} title={title} says={[ask]}>
      <p className="ek-text">
        <Isolated>{flow.intent.ineligibility_reason?.reason}</Isolated>
      </p>
    </MessagePage>
  );
}

/** The insurer said no. */
export function RejectedStep({ flow }: StepProps): ReactNode {
  const { title, body, call } = useMessages().rejected;
  return <MessagePage flow={flow} title={title} says={[body]} call={call} />;
}

/** Declined, or too late. */
export function NotUndertakenStep({ flow }: StepProps): ReactNode {
  const { title, body } = useMessages().not_undertaken;
  return <MessagePage flow={flow} title={title} says={[body]} />;
}

/** A state that this version does not know. */
export function UnknownStep({ flow }: StepProps): ReactNode {
  const { title, body } = useMessages().unknown;
  return <MessagePage flow={flow} title={title} call={body} />;
}
