"use client";
import type { ReactNode } from "react";
import { PageFrame, type PageFrameProps } from "../shared/PageFrame.tsx";
import { type Step, Steps } from "../../primitives/Steps/Steps.tsx";
import { type StepName, steps } from "./quote-steps.ts";
import { useQuoteMessages } from "../../messages/hooks.ts";

export interface QuotePageProps extends Omit<PageFrameProps, "heading" | "failure" | "head"> {
  flow: Pick<PageFrameProps, "heading" | "failure"> & {
    /** Goes back to a step, where that can be done. */
    readonly backTo?: ((step: StepName) => (() => void) | undefined) | undefined;
  };
  /** Which of the steps it is. Absent where there is no way to show. */
  step?: StepName;
}

/** A page of the employer's way. */
export function QuotePage({ flow, step, ...page }: QuotePageProps): ReactNode {
  return (
    <PageFrame
      {...page}
      heading={flow.heading}
      failure={flow.failure}
      head={step && <FlowSteps flow={flow} current={step} />}
    />
  );
}

function FlowSteps({ flow, current }: { flow: QuotePageProps["flow"]; current: StepName }): ReactNode {
  const { quoteSteps } = useQuoteMessages();
  const at = steps.indexOf(current);
  const shown = steps.map(
    (id, index): Step => ({
      id,
      label: quoteSteps[id],
      state: index === at ? "current" : index < at ? "done" : "next",
      onSelect: index < at ? flow.backTo?.(id) : undefined,
    }),
  );
  return <Steps steps={shown} />;
}
