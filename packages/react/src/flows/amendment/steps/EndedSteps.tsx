"use client";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { MessagePage } from "../../shared/FlowPage.tsx";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

interface StepProps {
  flow: AmendmentFlowState;
}

function ToYourCover({ flow }: StepProps): ReactNode {
  const { amendmentEnded: texts } = useAmendmentMessages();
  const format = useFormat();
  return (
    <Button kind="primary" onClick={flow.leave}>
      {texts.toCover(format.isolate(flow.inForce.plan.name))}
    </Button>
  );
}

/** The insurer said no, or names no price: why in the service's words, what stays, and who knows more. */
export function FailedStep({ flow }: StepProps): ReactNode {
  const { rejected } = useMessages();
  const { amendmentEnded: texts } = useAmendmentMessages();
  const { processing_error } = flow.intent;
  return (
    <MessagePage
      flow={flow}
      title={processing_error ? <Isolated>{processing_error.reason}</Isolated> : texts.failed}
      says={[texts.stays]}
      call={rejected.call}
      actions={<ToYourCover flow={flow} />}
    >
      <p className="ek-text">
        <Isolated>{processing_error?.reason_description}</Isolated>
      </p>
    </MessagePage>
  );
}

/** Given up, or too late. */
export function NotUndertakenStep({ flow }: StepProps): ReactNode {
  const { not_undertaken, stays, again } = useAmendmentMessages().amendmentEnded;
  return (
    <MessagePage
      flow={flow}
      title={not_undertaken}
      says={[stays, again]}
      actions={<ToYourCover flow={flow} />}
    />
  );
}

/** A state that this version does not know. */
export function UnknownStep({ flow }: StepProps): ReactNode {
  const { unknown } = useMessages();
  const { amendmentEnded: texts } = useAmendmentMessages();
  return <MessagePage flow={flow} title={texts.unknown} call={unknown.body} />;
}
