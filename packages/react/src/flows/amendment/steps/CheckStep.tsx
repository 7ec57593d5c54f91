"use client";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { effectiveDateText } from "../effective-date-text.ts";
import { Decline } from "../../shared/Decline.tsx";
import { useBenefitName } from "../useBenefitName.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";
import { AmendmentReview } from "./AmendmentReview.tsx";

/** What is there before and after, for each person and each payer, and one button that says what it does. */
export function CheckStep({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { intent, inForce, change, actions, mutate, isBusy, failure } = flow;
  const { action } = useMessages();
  const { amendmentCheck: texts, confirm } = useAmendmentMessages();
  const format = useFormat();
  const benefit = useBenefitName(inForce);
  const isBlocked = failure?.error.blockingDependents !== undefined;
  return (
    <FlowPage
      flow={isBlocked ? { ...flow, failure: null } : flow}
      step="check"
      title={change === "cancellation" ? texts.cancellation(benefit) : texts.dependents}
      actions={
        <>
          <Button
            kind={change === "cancellation" ? "danger" : "primary"}
            busy={isBusy}
            onClick={() =>
              void mutate(() => actions.confirm.mutateAsync(), {
                kind: "confirm",
                step: "check",
                intent_id: intent.id,
              })
            }
          >
            {effectiveDateText(confirm, format, change, intent.effective_from, { ...inForce, benefit })}
          </Button>
          <Button busy={isBusy} onClick={flow.backToRequest}>
            {action.back}
          </Button>
          <Decline flow={flow} />
        </>
      }
    >
      <AmendmentReview flow={flow} />
      {isBlocked && (
        <Notice tone="error" live title={texts.blocked}>
          <p className="ek-text">{texts.blockedBody}</p>
        </Notice>
      )}
    </FlowPage>
  );
}
