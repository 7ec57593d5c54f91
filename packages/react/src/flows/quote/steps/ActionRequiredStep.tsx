"use client";
import type { ActionRequired, Requirement } from "@enrolkit/types";
import type { ReactNode } from "react";
import type { Read } from "../../shared/Loaded.tsx";
import { useGroupPolicyRequirements } from "../../../hooks/useGroupPolicyIntent.ts";
import { useGroupQuoteRequirements } from "../../../hooks/useGroupQuote.ts";
import { useEmployer } from "../../../hooks/useGroups.ts";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { AnswerRequirement } from "../../shared/AnswerRequirement.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { DueBy } from "../../shared/DueBy.tsx";
import { RequirementPage } from "../../shared/RequirementPage.tsx";
import { useLocalDay } from "../../shared/useLocalDay.ts";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

const shapes = ["field", "field"] as const;
/** What the insurer wants to know before it makes a quote. */
export function ActionRequiredStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const { id, action_required, due_by } = flow.intent;
  return (
    <Requirements
      flow={flow}
      requirements={useGroupQuoteRequirements(id)}
      wanted={action_required}
      dueBy={action_required?.due_by ?? due_by}
    />
  );
}

/** What the insurer wants to know before the group policies are created. */
export function PolicyActionRequiredStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const wanted = flow.policy?.action_required;
  return (
    <Requirements
      flow={flow}
      requirements={useGroupPolicyRequirements(flow.policy?.id ?? "")}
      wanted={wanted}
      dueBy={wanted?.due_by ?? flow.policy?.due_date}
    />
  );
}

interface RequirementsProps {
  flow: QuoteFlowState;
  requirements: Read<readonly Requirement[]>;
  wanted: ActionRequired | undefined;
  dueBy: string | null | undefined;
}

function Requirements({ flow, requirements, wanted, dueBy }: RequirementsProps): ReactNode {
  const { intent, policy } = flow;
  const { requirement: texts } = useMessages();
  const { offer } = useQuoteMessages();
  const day = useLocalDay(useEmployer(intent.employer_id).data);
  return (
    <RequirementPage
      flow={flow}
      step={policy === null ? "quote" : "done"}
      title={wanted ? <Isolated>{wanted.reason}</Isolated> : texts.title}
      description={wanted?.reason_description}
      requirements={requirements}
      shapes={shapes}
      dueBy={<DueBy dueBy={dueBy} day={day} title={offer.answerBy} id={intent.id} />}
    >
      {(next) => (
        <AnswerRequirement key={next.id} requirement={next} flow={flow} mutate={flow.mutate} step="check" />
      )}
    </RequirementPage>
  );
}
