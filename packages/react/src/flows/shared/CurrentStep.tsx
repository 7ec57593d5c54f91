"use client";
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useState } from "react";
import { useEnrolkit } from "../../provider/context.ts";
import type { FlowStep } from "../../provider/events.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { moveFocus } from "../../theme/move-focus.ts";
import { usePreload } from "./usePreload.ts";

/** What a flow remembers of the step shown before, and the title of the page shown. */
export interface StepMemory {
  /** The step last shown, and of which intent: null before one is begun. */
  last: { readonly intentId: string | null; readonly step: FlowStep } | null;
  /** Of the title of each page. */
  readonly titleRef: RefCallback<HTMLHeadingElement>;
  /** Moves focus to the title of the page, as soon as there is one: the code of a page can arrive later than its step. */
  readonly focusTitle: () => void;
}

export function useStepMemory(): StepMemory {
  return useState(createStepMemory)[0];
}

function createStepMemory(): StepMemory {
  let title: HTMLElement | null = null;
  let isAwaited = false;
  function focusTitle(): void {
    isAwaited = title === null;
    moveFocus(title);
  }
  return {
    last: null,
    focusTitle,
    titleRef(element) {
      title = element;
      if (isAwaited) focusTitle();
    },
  };
}

interface CurrentStepProps<Step extends FlowStep, Flow> {
  flow: Flow;
  step: Step;
  pages: Readonly<Record<Step, (props: { flow: Flow }) => ReactNode>>;
  /** Null before there is one. */
  intentId: string | null;
  memory: StepMemory;
  /** Load the code of pages to come; always the same array. */
  laterParts?: readonly (() => Promise<unknown>)[];
  /** Whether the page before can stay for a moment while the service works. */
  mayHold?: boolean;
}

const none: NonNullable<CurrentStepProps<FlowStep, unknown>["laterParts"]> = [];

/** The page of a flow's step. One that fails to render can be tried again. */
export function CurrentStep<Step extends FlowStep, Flow extends { readonly isBusy: boolean }>(
  props: CurrentStepProps<Step, Flow>,
): ReactNode {
  const { flow, pages, intentId, memory, mayHold = false, laterParts = none } = props;
  const { step, isHeld } = useHeldStep(props.step, mayHold, memory.last?.step ?? null);
  useStepChange(memory, intentId, step);
  usePreload(laterParts);
  // A page is held only where it is one of these.
  const Page: (props: { flow: Flow }) => ReactNode = pages[step as Step];
  return (
    <BlockBoundary key={step}>
      <Page flow={isHeld ? { ...flow, isBusy: true } : flow} />
    </BlockBoundary>
  );
}

/** Moves focus to the title of a page that replaces another, which also announces it, once; emits `step_changed`. */
export function useStepChange(memory: StepMemory, intentId: string | null, step: FlowStep): void {
  const { emit } = useEnrolkit();
  // Ahead of the effects of the page, which may lead focus further, to what is wrong.
  useLayoutEffect(() => {
    const before = memory.last;
    if (before?.step === step && before.intentId === intentId) return;
    if (before !== null) memory.focusTitle();
    memory.last = { intentId, step };
    if (before?.step !== step) emit({ type: "step_changed", intent_id: intentId, step });
  }, [memory, intentId, step, emit]);
}

const holdMs = 2000;

/**
 * Between two pages the service works for a moment. The page that the person came from stays that long, busy, before
 * the page that says so (`waiting`) replaces it; nothing flashes.
 */
function useHeldStep(
  step: FlowStep,
  mayHold: boolean,
  shownBefore: FlowStep | null,
): { step: FlowStep; isHeld: boolean } {
  const [before, setBefore] = useState(shownBefore ?? step);
  const [isLate, setLate] = useState(false);
  if (step !== "waiting" && step !== before) setBefore(step);
  useEffect(() => {
    if (step !== "waiting") return;
    const timer = setTimeout(() => setLate(true), holdMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [step]);
  const isHeld = step === "waiting" && mayHold && !isLate && before !== "waiting";
  return { step: isHeld ? before : step, isHeld };
}
