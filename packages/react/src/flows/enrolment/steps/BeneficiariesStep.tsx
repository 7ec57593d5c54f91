"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { asksForBeneficiaries } from "../enrolment-steps.ts";
import { FlowCost } from "../FlowCost.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { Questions } from "./Questions.tsx";
import { WithBeneficiaryTexts } from "./WithBeneficiaryTexts.tsx";

/** Who receives the benefit: one plan after the other, or the one that is answered anew. */
export function BeneficiariesStep(props: { flow: EnrolmentFlowState }): ReactNode {
  return (
    <WithBeneficiaryTexts {...props}>
      <Naming {...props} />
    </WithBeneficiaryTexts>
  );
}

function Naming({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { draft, memory, updateDraft } = flow;
  const { action } = useMessages();
  const persons = useAssociatedPersons(flow.intent.employee_id);
  // The oldest is of the first plan.
  const asked = flow.requirements.data?.filter(asksForBeneficiaries).toReversed() ?? [];
  const requirement =
    asked.find(({ id }) => id === draft.asked) ?? asked.find(({ is_fulfilled }) => !is_fulfilled) ?? asked[0];
  const shown = useRef(requirement?.id);
  useEffect(() => {
    if (shown.current !== requirement?.id) memory.focusTitle();
    shown.current = requirement?.id;
  }, [requirement?.id, memory]);
  if (requirement === undefined) return null;
  return (
    <FlowPage
      flow={flow}
      step="beneficiaries"
      title={<Isolated>{requirement.title}</Isolated>}
      aside={<FlowCost flow={flow} />}
      actions={
        // They come with the people, or would jump when those do.
        !persons.isPending && (
          <>
            <Button
              onClick={() => (draft.asked === undefined ? flow.goBack("beneficiaries") : flow.goTo("check"))}
            >
              {action.back}
            </Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <p className="ek-text">
        <Isolated>{requirement.description}</Isolated>
      </p>
      <Questions
        key={requirement.id}
        flow={flow}
        requirement={requirement}
        onDone={() => updateDraft({ at: "check", asked: undefined })}
        untitled
      />
    </FlowPage>
  );
}
