"use client";
import type { AmendmentChange } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { PageFrame, type PageFrameProps } from "../shared/PageFrame.tsx";
import { type Step, Steps } from "../../primitives/Steps/Steps.tsx";
import { useAmendmentMessages } from "../../messages/hooks.ts";

/** What is shown of the way; people only where they change. */
export type AmendmentStepName = "reason" | "people" | "check" | "done";

export interface AmendmentPageProps extends Omit<PageFrameProps, "heading" | "failure" | "head"> {
  flow: Pick<PageFrameProps, "heading" | "failure"> & {
    readonly change: AmendmentChange;
    /** Goes back to what happened, where that can be done. */
    readonly backToReason?: (() => void) | undefined;
  };
  /** Which of the steps it is. Absent where there is no way to show. */
  step?: AmendmentStepName;
}

/** A page of a change to a policy. */
export function AmendmentPage({ flow, step, ...page }: AmendmentPageProps): ReactNode {
  return (
    <PageFrame
      {...page}
      heading={flow.heading}
      failure={flow.failure}
      head={step && <FlowSteps flow={flow} current={step} />}
    />
  );
}

function FlowSteps({
  flow,
  current,
}: {
  flow: AmendmentPageProps["flow"];
  current: AmendmentStepName;
}): ReactNode {
  const { amendmentSteps } = useAmendmentMessages();
  const names: readonly AmendmentStepName[] =
    flow.change === "dependents" ? ["reason", "people", "check", "done"] : ["reason", "check", "done"];
  const at = names.indexOf(current);
  const steps = names.map(
    (id, index): Step => ({
      id,
      label: amendmentSteps[id],
      state: index === at ? "current" : index < at ? "done" : "next",
      // What the insurer works on can no longer be given up.
      onSelect: id === "reason" && index < at && current !== "done" ? flow.backToReason : undefined,
    }),
  );
  return <Steps steps={steps} />;
}
