"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { EnrolmentSummary } from "../../../components/EnrolmentSummary/EnrolmentSummary.tsx";
import { useCostPreview } from "../../../hooks/useCostPreview.ts";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import { earliestStart } from "../enrolment-intent.ts";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { SupportLines } from "../../shared/SupportLines.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { useTaxNames } from "../useTaxNames.ts";

/** What you have, from when, what it costs, the policies' numbers, who can help, and all of it to print or save. */
export function DoneStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent } = flow;
  const { done } = useMessages();
  const format = useFormat();
  const taxNames = useTaxNames(intent.policy_enrolments.map(({ plan }) => plan.id));
  const covered = useCoveredPeople(flow);
  const costs = useCostPreview({ intent, dependents: covered ?? undefined });
  return (
    <FlowPage flow={flow} step="done" title={done.title(format.date(earliestStart(intent)))}>
      <SupportLines insurers={flow.insurers} say={done.next} />
      <EnrolmentSummary policies={intent.policy_enrolments} taxNames={taxNames} costs={costs.data} />
      <SupportLines insurers={flow.insurers} say={done.call} />
      <p className="ek-text">{done.change}</p>
    </FlowPage>
  );
}
