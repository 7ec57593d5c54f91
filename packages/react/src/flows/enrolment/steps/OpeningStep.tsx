"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { selectionsIn } from "../enrolment-intent.ts";
import { stepToResume } from "../enrolment-steps.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { EnrolmentDueBy } from "./EnrolmentDueBy.tsx";
import { LeftOut } from "./LeaveOut.tsx";
import { Offered } from "./Offered.tsx";

/** The plans and insurers on offer, the first day of cover, what the employer and the employee pay, until when. */
export function OpeningStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { opening, action } = useMessages();
  const { intent, day, subIntent, draft, updateDraft, isBusy } = flow;
  const hasBegun =
    intent.status === "pending_confirmation" || (draft.selections ?? selectionsIn(intent)).length > 0;
  return (
    <FlowPage
      flow={flow}
      step="before"
      title={opening.title}
      lead={
        <Button
          kind="primary"
          busy={isBusy}
          onClick={() => updateDraft({ at: stepToResume(intent, subIntent ?? null) })}
        >
          {hasBegun ? action.resume : action.start}
        </Button>
      }
      actions={<Decline flow={flow} />}
    >
      <Offered
        policies={intent.policy_enrolments}
        hasFamily={subIntent?.status === "completed" && subIntent.dependents.length > 0}
        country={day.location.country}
        flow={flow}
      />
      <LeftOut flow={flow} />
      <EnrolmentDueBy flow={flow} />
    </FlowPage>
  );
}
