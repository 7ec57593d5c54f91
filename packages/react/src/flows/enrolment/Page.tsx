"use client";
import type { ReactNode } from "react";
import { PageFrame, type PageFrameProps } from "../shared/PageFrame.tsx";
import { useMessages } from "../../messages/hooks.ts";
import { type Step, Steps } from "../../primitives/Steps/Steps.tsx";
import { type Place, stepsOf } from "./enrolment-steps.ts";
import type { Flow } from "./useEnrolmentFlow.ts";

interface PageProps extends Omit<PageFrameProps, "heading" | "failure" | "head"> {
  flow: Flow;
  /** Which of the steps it is, or that none is taken yet. Absent where there is no way to show. */
  step?: ReturnType<typeof stepsOf>[number] | "before";
}

/** A page of the employee's way. */
export function Page({ flow, step, ...page }: PageProps): ReactNode {
  return (
    <PageFrame
      {...page}
      heading={flow.heading}
      failure={flow.failure}
      head={step && <FlowSteps flow={flow} current={step} />}
    />
  );
}

function FlowSteps({ flow, current }: { flow: Flow; current: NonNullable<PageProps["step"]> }): ReactNode {
  const { steps: labels } = useMessages();
  const ids = stepsOf(flow.intent);
  const at = ids.findIndex((id) => id === current);
  const steps = ids.map((id, index): Step => {
    const mayGoBack = index < at && current !== "done";
    return {
      id,
      label: labels[id],
      state: index === at ? "current" : index < at ? "done" : "next",
      onSelect: mayGoBack ? () => flow.goTo(id as Place) : undefined,
    };
  });
  return <Steps steps={steps} />;
}
