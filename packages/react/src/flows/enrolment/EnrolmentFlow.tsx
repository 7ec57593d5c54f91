"use client";
import type { EnrolmentIntent } from "@enrolkit/contract";
import type { EnrolmentStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { useHeldStep } from "../shared/useHeldStep.ts";
import { type StepMemory, useStepChange, useStepMemory } from "../shared/useStepChange.ts";
import type { EnrolmentOf } from "../../hooks/queries.ts";
import { useEnrolment } from "../../hooks/useEnrolment.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { ActionRequired } from "./steps/ActionRequiredStep.tsx";
import { Begin } from "./steps/BeginStep.tsx";
import { Check } from "./steps/CheckStep.tsx";
import { Cover } from "./steps/CoverStep.tsx";
import { Done } from "./steps/DoneStep.tsx";
import { Ineligible, NotUndertaken, Rejected, Scheduled, Unknown } from "./steps/EndedSteps.tsx";
import { Opening } from "./steps/OpeningStep.tsx";
import { People } from "./steps/PeopleStep.tsx";
import { Waiting } from "./steps/WaitingStep.tsx";
import { stepOf } from "./enrolment-steps.ts";
import { type Flow, useFlow } from "./useEnrolmentFlow.ts";
import { usePreload } from "./usePreload.ts";

export type EnrolmentFlowProps = EnrolmentOf;

/**
 * An employee's enrolment in a group, from what is offered to what they have: cover, people, check, and a page for every
 * other state. Moves on by itself, keeps what was entered, tells the page around through `onEvent`.
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
  const enrolment = useEnrolment(of);
  const memory = useStepMemory<EnrolmentStep>();
  if (enrolment.isLoadingError) {
    return <Unreadable error={enrolment.error} again={() => void enrolment.refetch()} />;
  }
  const intent = enrolment.data;
  if (intent === undefined) return <Loading />;
  if (intent === null) return <NothingBegun of={of} memory={memory} />;
  return <Begun key={intent.id} intent={intent} memory={memory} />;
}

function NothingBegun({ of, memory }: { of: EnrolmentOf; memory: StepMemory<EnrolmentStep> }): ReactNode {
  useStepChange(memory, null, "opening");
  return <Begin of={of} heading={memory.heading} />;
}

function Begun({
  intent,
  memory,
}: {
  intent: EnrolmentIntent;
  memory: StepMemory<EnrolmentStep>;
}): ReactNode {
  const flow = useFlow(intent, memory.heading);
  usePreload();
  if (flow.list.isLoadingError) {
    return <Unreadable error={flow.list.error} again={() => void flow.list.refetch()} />;
  }
  if (flow.subIntent === undefined) return <Loading />;
  return <Stepping flow={flow} memory={memory} />;
}

const pages: Readonly<Record<EnrolmentStep, (props: { flow: Flow }) => ReactNode>> = {
  opening: Opening,
  cover: Cover,
  people: People,
  check: Check,
  waiting: Waiting,
  done: Done,
  scheduled: Scheduled,
  ineligible: Ineligible,
  action_required: ActionRequired,
  rejected: Rejected,
  not_undertaken: NotUndertaken,
  unknown: Unknown,
};

function Stepping({ flow, memory }: { flow: Flow; memory: StepMemory<EnrolmentStep> }): ReactNode {
  const { intent, subIntent, at } = flow;
  const actual = stepOf(intent, subIntent ?? null, at);
  const { step, isHeld } = useHeldStep(
    actual,
    intent.status !== "enrolling",
    memory.last.current?.step ?? null,
  );
  useStepChange(memory, intent.id, step);
  const Shown = pages[step];
  return (
    <BlockBoundary key={step}>
      <Shown flow={isHeld ? { ...flow, isBusy: true } : flow} />
    </BlockBoundary>
  );
}
