"use client";
import type { DependentsManagementIntent, PolicyAmendmentIntent } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { useHeldStep } from "../shared/useHeldStep.ts";
import { type StepMemory, useStepChange } from "../shared/useStepChange.ts";
import { listIdOf } from "../../hooks/useAmendmentActions.ts";
import { useSubIntent } from "../../hooks/useDependents.ts";
import { usePolicyAmendmentIntent } from "../../hooks/usePolicyAmendmentIntent.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { type AmendmentStep, type AmendmentPosition, amendmentStep } from "@enrolkit/rules";
import { CheckPage } from "./steps/CheckStep.tsx";
import { DonePage } from "./steps/DoneStep.tsx";
import { Failed, NotUndertaken, Unknown } from "./steps/EndedSteps.tsx";
import { PeoplePage } from "./steps/PeopleStep.tsx";
import { type Changing as ChangingFlow, type ChangingOptions, useChanging } from "./useAmendmentFlow.ts";
import { WaitingPage } from "./steps/WaitingStep.tsx";

export interface ChangingProps extends Pick<ChangingOptions, "inForce" | "onAgain"> {
  id: string;
  memory: StepMemory<AmendmentStep>;
}

/** A change that was asked for, and what comes of it. */
export function Changing({ id, ...props }: ChangingProps): ReactNode {
  const read = usePolicyAmendmentIntent(props.inForce.policy.id, id);
  const list = useSubIntent(read.data ? listIdOf(read.data) : null);
  for (const resource of [read, list]) {
    if (resource.isLoadingError) {
      return <Unreadable error={resource.error} again={() => void resource.refetch()} />;
    }
  }
  if (read.data === undefined || list.data === undefined) return <Loading />;
  return <Pages {...props} intent={read.data} subIntent={list.data} />;
}

const pages: Readonly<
  Record<Exclude<AmendmentStep, AmendmentPosition>, (props: { flow: ChangingFlow }) => ReactNode>
> = {
  people: PeoplePage,
  check: CheckPage,
  waiting: WaitingPage,
  done: DonePage,
  processing_error: Failed,
  not_undertaken: NotUndertaken,
  unknown: Unknown,
};

interface PagesProps extends Omit<ChangingProps, "id"> {
  intent: PolicyAmendmentIntent;
  subIntent: DependentsManagementIntent | null;
}

function Pages({ memory, ...props }: PagesProps): ReactNode {
  const flow = useChanging({ ...props, heading: memory.heading });
  const { intent, subIntent } = props;
  const actual = amendmentStep(intent, subIntent?.status ?? null);
  const before = memory.last.current?.step ?? null;
  // While the insurer is at it, that is said at once.
  const { step, isHeld } = useHeldStep<AmendmentStep>(actual, before === "people", before);
  useStepChange(memory, intent.id, step);
  const Shown = pages[step as keyof typeof pages];
  return (
    <BlockBoundary key={step}>
      <Shown flow={isHeld ? { ...flow, isBusy: true } : flow} />
    </BlockBoundary>
  );
}
