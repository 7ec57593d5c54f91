"use client";
import type { ReactNode } from "react";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { RequirementPage } from "../../shared/RequirementPage.tsx";
import { FlowCost } from "../FlowCost.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { EnrolmentDueBy } from "./EnrolmentDueBy.tsx";
import { Questions } from "./Questions.tsx";
import { WithBeneficiaryTexts } from "./WithBeneficiaryTexts.tsx";

/** What the insurer wants to know before all else, or who is to be paid where nothing else is asked. */
export function ActionRequiredStep(props: { flow: EnrolmentFlowState }): ReactNode {
  return (
    <WithBeneficiaryTexts {...props}>
      <Asking {...props} />
    </WithBeneficiaryTexts>
  );
}

function Asking({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent } = flow;
  const { action, requirement: texts } = useMessages();
  const code = intent.action_required?.code;
  return (
    <RequirementPage
      flow={flow}
      step={code === "provide_beneficiary_information" ? "beneficiaries" : "before"}
      title={intent.action_required?.reason ?? texts.title}
      description={intent.action_required?.reason_description}
      requirements={useRequirements(intent)}
      code={code}
      shapes={["field", "field", "field"]}
      dueBy={<EnrolmentDueBy flow={flow} />}
      aside={<FlowCost flow={flow} />}
      actions={
        <>
          <Button onClick={() => flow.goTo("opening")}>{action.back}</Button>
          <Decline flow={flow} />
        </>
      }
    >
      {(next) => <Questions key={next.id} flow={flow} requirement={next} />}
    </RequirementPage>
  );
}
