import { type RefObject, useEffect, useRef } from "react";
import { useEnrolkit } from "../../provider/context.ts";
import type { FlowStep } from "../../provider/events.ts";

/** The step last shown, and of which intent: null before one is begun. */
export interface ShownStep<Step> {
  readonly intentId: string | null;
  readonly step: Step;
}

/** What a flow remembers of the step shown before, and the title of the page shown. */
export interface StepMemory<Step> {
  readonly last: RefObject<ShownStep<Step> | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function useStepMemory<Step>(): StepMemory<Step> {
  return { last: useRef<ShownStep<Step> | null>(null), heading: useRef<HTMLHeadingElement>(null) };
}

/** Moves focus to the title of a page that takes another's place, which also announces it, once; tells the page. */
export function useStepChange<Step extends FlowStep>(
  memory: StepMemory<Step>,
  intentId: string | null,
  step: Step,
): void {
  const { emit } = useEnrolkit();
  const { last, heading } = memory;
  useEffect(() => {
    const before = last.current;
    if (before?.step === step && before.intentId === intentId) return;
    if (before !== null) heading.current?.focus();
    last.current = { intentId, step };
    if (before?.step !== step) emit({ type: "step_changed", intent_id: intentId, step });
  }, [last, heading, intentId, step, emit]);
}
