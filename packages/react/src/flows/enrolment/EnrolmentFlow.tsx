"use client";
import type { EnrolmentIntent } from "@enrolkit/contract";
import type { EnrolmentStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { EnrolmentOf } from "../../hooks/queries.ts";
import { useEnrolment } from "../../hooks/useEnrolment.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { CurrentStep, type StepMemory, useStepChange, useStepMemory } from "../shared/CurrentStep.tsx";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { stepOf } from "./enrolment-steps.ts";
import { loadLaterParts } from "./later.ts";
import { ActionRequiredStep } from "./steps/ActionRequiredStep.tsx";
import { BeginStep } from "./steps/BeginStep.tsx";
import { CheckStep } from "./steps/CheckStep.tsx";
import { CoverStep } from "./steps/CoverStep.tsx";
import { DoneStep } from "./steps/DoneStep.tsx";
import {
  IneligibleStep,
  NotUndertakenStep,
  RejectedStep,
  ScheduledStep,
  UnknownStep,
} from "./steps/EndedSteps.tsx";
import { OpeningStep } from "./steps/OpeningStep.tsx";
import { PeopleStep } from "./steps/PeopleStep.tsx";
import { WaitingStep } from "./steps/WaitingStep.tsx";
import { type EnrolmentFlowState, useEnrolmentFlow } from "./useEnrolmentFlow.ts";

export type EnrolmentFlowProps = EnrolmentOf;

/**
 * An employee's enrolment in a group, from what is offered to what they have: cover, people, check, and a page for every
 * other state. Moves on by itself, saves what was entered, notifies the page around through `onEvent`.
 */
export function EnrolmentFlow(props: EnrolmentFlowProps): ReactNode {
  return (
    <EkRoot>
      <Enrolment {...props} />
    </EkRoot>
  );
}

function Enrolment({ employeeId, groupId }: EnrolmentFlowProps): ReactNode {
  const of = { employeeId, groupId };
  const memory = useStepMemory();
  return (
    <FlowLoaded of={[useEnrolment(of)]}>
      {(intent) =>
        intent === null ? (
          <NotStarted of={of} memory={memory} />
        ) : (
          <Started key={intent.id} intent={intent} memory={memory} />
        )
      }
    </FlowLoaded>
  );
}

function NotStarted({ of, memory }: { of: EnrolmentOf; memory: StepMemory }): ReactNode {
  useStepChange(memory, null, "opening");
  return <BeginStep of={of} heading={memory.heading} />;
}

const pages: Readonly<Record<EnrolmentStep, (props: { flow: EnrolmentFlowState }) => ReactNode>> = {
  opening: OpeningStep,
  cover: CoverStep,
  people: PeopleStep,
  check: CheckStep,
  waiting: WaitingStep,
  done: DoneStep,
  scheduled: ScheduledStep,
  ineligible: IneligibleStep,
  action_required: ActionRequiredStep,
  rejected: RejectedStep,
  not_undertaken: NotUndertakenStep,
  unknown: UnknownStep,
};

const laterParts = [loadLaterParts];

function Started({ intent, memory }: { intent: EnrolmentIntent; memory: StepMemory }): ReactNode {
  const flow = useEnrolmentFlow(intent, memory.heading);
  return (
    <FlowLoaded of={[flow.list]}>
      {(subIntent) => (
        <CurrentStep
          flow={flow}
          step={stepOf(intent, subIntent, flow.at)}
          pages={pages}
          intentId={intent.id}
          memory={memory}
          laterParts={laterParts}
          mayHold={intent.status !== "enrolling"}
        />
      )}
    </FlowLoaded>
  );
}
