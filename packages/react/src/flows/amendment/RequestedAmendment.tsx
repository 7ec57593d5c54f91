"use client";
import { type AmendmentPosition, type AmendmentStep, amendmentStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useAssociatedPersons } from "../../hooks/useAssociatedPersons.ts";
import { useSubIntent } from "../../hooks/useDependents.ts";
import { listIdOf, usePolicyAmendmentIntent } from "../../hooks/usePolicyAmendment.ts";
import { CurrentStep, type StepMemory } from "../shared/CurrentStep.tsx";
import type { StepNames } from "../shared/flow-steps.ts";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { CheckStep } from "./steps/CheckStep.tsx";
import { DoneStep } from "./steps/DoneStep.tsx";
import { FailedStep, NotUndertakenStep, UnknownStep } from "./steps/EndedSteps.tsx";
import { PeopleStep } from "./steps/PeopleStep.tsx";
import { WaitingStep } from "./steps/WaitingStep.tsx";
import { type AmendmentFlowOptions, type AmendmentFlowState, useAmendmentFlow } from "./useAmendmentFlow.ts";

export { CostOfMembers } from "./steps/CostOfMembers.tsx";

export interface RequestedAmendmentProps extends Pick<AmendmentFlowOptions, "inForce" | "onAgain"> {
  id: string;
  memory: StepMemory;
}

/** A change that was requested, and what comes of it. */
export function RequestedAmendment({ id, ...props }: RequestedAmendmentProps): ReactNode {
  const amendment = usePolicyAmendmentIntent(props.inForce.policy.id, id);
  const list = useSubIntent(amendment.data ? listIdOf(amendment.data) : null);
  const onFile = useAssociatedPersons(props.inForce.policy.employee_id);
  return (
    <FlowLoaded of={[amendment, list, onFile]}>
      {(intent, subIntent, persons) => (
        <Pages {...props} intent={intent} subIntent={subIntent} persons={persons} />
      )}
    </FlowLoaded>
  );
}

type RequestedStep = Exclude<AmendmentStep, AmendmentPosition>;

const pages: Readonly<Record<RequestedStep, (props: { flow: AmendmentFlowState }) => ReactNode>> = {
  people: PeopleStep,
  check: CheckStep,
  waiting: WaitingStep,
  done: DoneStep,
  processing_error: FailedStep,
  not_undertaken: NotUndertakenStep,
  unknown: UnknownStep,
};

const names: StepNames = { people: "family" };

function Pages(props: AmendmentFlowOptions): ReactNode {
  const flow = useAmendmentFlow(props);
  const { intent, subIntent, memory } = props;
  return (
    <CurrentStep
      flow={flow}
      page={amendmentStep(intent, subIntent?.status ?? null)}
      pages={pages}
      names={names}
      reach={flow.reach}
      intentId={intent.id}
      memory={memory}
      // That the insurer works on the change is said at once.
      mayHold={memory.last?.page === "people"}
    />
  );
}
