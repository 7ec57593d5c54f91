"use client";
import type { ReactNode } from "react";
import { sumOfCosts } from "../../../components/CostPreview/sum-of-costs.ts";
import { DocumentList } from "../../../components/DocumentList/DocumentList.tsx";
import { PlanHeader } from "../../../components/PlanHeader/PlanHeader.tsx";
import { useCostPreview } from "../../../hooks/useCostPreview.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Details } from "../../../primitives/Details/Details.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { DueBy } from "../../shared/DueBy.tsx";
import { useEmployeeDay } from "../../shared/useLocalDay.ts";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { stepToResume } from "../enrolment-steps.ts";
import { selectionsIn } from "../enrolment-intent.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

/** The plans and insurers on offer, the first day of cover, what the employer pays, what the employee alone would pay, until when. */
export function OpeningStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { opening, action, document } = useMessages();
  const { intent, subIntent, draft, updateDraft, isBusy } = flow;
  const day = useEmployeeDay(intent.employee_id);
  const hasBegun =
    intent.status === "pending_confirmation" || (draft.selections ?? selectionsIn(intent)).length > 0;
  return (
    <FlowPage
      flow={flow}
      step="before"
      title={opening.title}
      actions={
        <>
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => updateDraft({ at: stepToResume(intent, subIntent ?? null) })}
          >
            {hasBegun ? action.resume : action.start}
          </Button>
          <Decline flow={flow} />
        </>
      }
    >
      <p className="ek-text">{opening.intro}</p>
      {intent.policy_enrolments.map(({ plan, type, provider, estimated_effective_from }) => (
        <div className="ek-stack" data-ek-gap="small" key={plan.id}>
          <PlanHeader type={type} plan={plan} provider={provider} effectiveFrom={estimated_effective_from} />
          {plan.documents.length > 0 && (
            <Details
              summary={
                <>
                  <Isolated>{document.title}</Isolated> <span className="ek-hidden">{`(${plan.name})`}</span>
                </>
              }
            >
              <DocumentList documents={plan.documents} untitled />
            </Details>
          )}
        </div>
      ))}
      <CostAlone flow={flow} />
      <DueBy dueBy={intent.due_by} day={day} id={intent.id} />
      <p className="ek-text">{opening.next}</p>
    </FlowPage>
  );
}

const none = [] as const;

function CostAlone({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { opening } = useMessages();
  const { money } = useFormat();
  const preview = useCostPreview({ intent: flow.intent, dependents: none });
  if (preview.isPending) return <Skeleton shapes={["text", "text"]} />;
  const sum = sumOfCosts((preview.data ?? []).map(({ cost }) => cost));
  if (sum === null) return null;
  const { employee, employer, currency } = sum;
  return (
    <div className="ek-stack" data-ek-gap="small">
      {employer > 0 && <p className="ek-lead">{opening.employer(money(employer, currency))}</p>}
      <p className="ek-lead ek-strong">
        {employee > 0 ? opening.alone(money(employee, currency)) : opening.aloneFree}
      </p>
    </div>
  );
}
