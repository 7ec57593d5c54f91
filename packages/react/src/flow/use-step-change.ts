import type { EnrolmentStep } from "@enrolkit/rules";
import { type RefObject, useEffect } from "react";
import { useEnrolkit } from "../provider/context.ts";

/** The step last shown, and of which enrolment: null before one is begun. */
export interface ShownStep {
  readonly intentId: string | null;
  readonly step: EnrolmentStep;
}

/** What the flow remembers of the step shown before, and the title of the page shown. */
export interface StepMemory {
  readonly last: RefObject<ShownStep | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Moves focus to the title of a page that takes another's place, which also announces it, once; tells the page. */
export function useStepChange(memory: StepMemory, intentId: string | null, step: EnrolmentStep): void {
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
