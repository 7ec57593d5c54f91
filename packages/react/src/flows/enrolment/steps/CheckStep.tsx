"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { earliestStart } from "../enrolment-intent.ts";
import { FlowCost } from "../FlowCost.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { EnrolmentReview } from "./EnrolmentReview.tsx";
import { useBeneficiaryRows } from "./useBeneficiaryRows.tsx";
import { WithBeneficiaryTexts } from "./WithBeneficiaryTexts.tsx";

/** Who pays what, what the law and the insurer say, and one button that says what it does. */
export function CheckStep(props: { flow: EnrolmentFlowState }): ReactNode {
  return (
    <WithBeneficiaryTexts {...props}>
      <Checking {...props} />
    </WithBeneficiaryTexts>
  );
}

function Checking({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent, mutate, actions, isBusy } = flow;
  const { check, action } = useMessages();
  const format = useFormat();
  const beneficiaries = useBeneficiaryRows(flow);
  return (
    <FlowPage
      flow={flow}
      step="check"
      title={check.title}
      aside={<FlowCost flow={flow} />}
      lead={
        // They come with what they are about, or would jump when it does.
        beneficiaries !== null && (
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() =>
              void mutate(() => actions.confirm.mutateAsync(), {
                kind: "confirm",
                step: "check",
                intent_id: intent.id,
              })
            }
          >
            {action.enrol(format.date(earliestStart(intent)))}
          </Button>
        )
      }
      actions={
        beneficiaries !== null && (
          <>
            <Button onClick={() => flow.goBack("check")}>{action.back}</Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      {beneficiaries === null ? (
        <Skeleton shapes={["text", "choice", "choice", "choice"]} />
      ) : (
        <EnrolmentReview flow={flow} beneficiaries={beneficiaries} />
      )}
    </FlowPage>
  );
}
