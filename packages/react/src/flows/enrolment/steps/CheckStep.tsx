"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { earliestStart } from "../enrolment-intent.ts";
import { FlowCost } from "../FlowCost.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { type StepChosen, stepsOf } from "../enrolment-steps.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { EnrolmentReview } from "./EnrolmentReview.tsx";
import { Questions } from "./Questions.tsx";
import { useBeneficiaryRows } from "./useBeneficiaryRows.tsx";

/** Everything to review, or one requirement to answer anew. */
export function CheckStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { draft, memory, updateDraft } = flow;
  const { action } = useMessages();
  const requirements = useRequirements(flow.intent).data;
  const requirement = requirements?.find(
    ({ id, fields }) =>
      id === draft.asked || (draft.asked === "" && fields.some(({ type }) => type === "beneficiaries")),
  );
  const isGone = draft.asked !== undefined && requirements !== undefined && requirement === undefined;
  useEffect(() => {
    if (isGone) updateDraft({ asked: undefined });
  }, [isGone, updateDraft]);
  const shown = useRef(requirement?.id);
  useEffect(() => {
    if (shown.current !== requirement?.id) memory.focusTitle();
    shown.current = requirement?.id;
  }, [requirement?.id, memory]);
  if (requirement === undefined) return <Checking flow={flow} />;
  const goBack = () => updateDraft({ asked: undefined });
  return (
    <FlowPage
      flow={flow}
      step="check"
      title={<Isolated>{requirement.title}</Isolated>}
      aside={<FlowCost flow={flow} />}
      actions={<Button onClick={goBack}>{action.back}</Button>}
    >
      <p className="ek-text">
        <Isolated>{requirement.description}</Isolated>
      </p>
      <Questions flow={flow} requirement={requirement} onDone={goBack} untitled />
    </FlowPage>
  );
}

/** Who pays what, what the law and the insurer say, and one button that says what it does. */
function Checking({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent, mutate, actions, isBusy } = flow;
  const { check, action } = useMessages();
  const format = useFormat();
  const beneficiaries = useBeneficiaryRows(flow);
  const steps: readonly string[] = stepsOf(intent);
  const back = (["people", "cover", "opening"] satisfies StepChosen[]).find(
    (step) => step === "opening" || steps.includes(step),
  );
  return (
    <FlowPage
      flow={flow}
      step="check"
      title={check.title}
      aside={<FlowCost flow={flow} />}
      actions={
        // They come with what they are about, or would jump when it does.
        beneficiaries !== null && (
          <>
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
            <Button onClick={() => flow.goTo(back ?? "opening")}>{action.back}</Button>
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
