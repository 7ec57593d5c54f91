"use client";
import type { ReactNode } from "react";
import { type StepMemory, useStepChange } from "../shared/useStepChange.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import type { AmendmentStep, AmendmentPosition } from "@enrolkit/rules";
import { OpeningPage } from "./steps/OpeningStep.tsx";
import { ReasonPage } from "./steps/ReasonStep.tsx";
import { type Asking as AskingFlow, type AskingOptions, useAsking } from "./useAmendmentRequest.ts";
import { WhenPage } from "./steps/WhenStep.tsx";

const pages: Readonly<Record<AmendmentPosition, (props: { flow: AskingFlow }) => ReactNode>> = {
  opening: OpeningPage,
  reason: ReasonPage,
  when: WhenPage,
};

interface AskingProps extends Omit<AskingOptions, "heading"> {
  memory: StepMemory<AmendmentStep>;
}

/** Before a change is asked for: what there is, what happened, and when. */
export function Asking({ memory, ...props }: AskingProps): ReactNode {
  const flow = useAsking({ ...props, heading: memory.heading });
  useStepChange(memory, null, flow.at);
  const Shown = pages[flow.at];
  return (
    <BlockBoundary key={flow.at}>
      <Shown flow={flow} />
    </BlockBoundary>
  );
}
