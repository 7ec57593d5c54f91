import type { EnrolmentStep } from "@enrolkit/rules";
import { type RefObject, useEffect } from "react";
import { useEnrolkit } from "../provider/context.ts";

/** What the flow remembers of the step shown before, and the title of the page shown. */
export interface StepMemory {
  readonly last: RefObject<EnrolmentStep | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Moves focus to the title of a step that takes another's place, which also announces it, once; tells the page. */
export function useStepChange(memory: StepMemory, intentId: string | null, step: EnrolmentStep): void {
  const { emit } = useEnrolkit();
  const { last, heading } = memory;
  useEffect(() => {
    if (last.current === step) return;
    if (last.current !== null) heading.current?.focus();
    last.current = step;
    emit({ type: "step_changed", intent_id: intentId, step });
  }, [last, heading, intentId, step, emit]);
}
