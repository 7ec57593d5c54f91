"use client";
import type { ReactNode } from "react";
import { Frame } from "../components/Frame/Frame.tsx";
import { useMessages } from "../messages/hooks.ts";
import { type Step, Steps } from "../primitives/Steps/Steps.tsx";
import { Heading, Section } from "../theme/heading-level.tsx";
import { MovedOn, Problem } from "./Problem.tsx";
import { type Place, stepsOf } from "./step.ts";
import type { Flow } from "./use-flow.ts";

interface PageProps {
  flow: Flow;
  title: ReactNode;
  /** Which of the steps it is, or that none is taken yet. Absent where there is no way to show. */
  step?: ReturnType<typeof stepsOf>[number] | "before";
  aside?: ReactNode;
  /** Buttons, the one that leads on first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One page: the steps, the title that takes focus, what it says, what did not work, how to go on. */
export function Page({ flow, title, step, aside, actions, children }: PageProps): ReactNode {
  const error = flow.failure?.error ?? null;
  return (
    <Frame head={step && <FlowSteps flow={flow} current={step} />} aside={aside}>
      <Heading size="page" focusRef={flow.heading}>
        {title}
      </Heading>
      <Section>
        <MovedOn error={error} />
        {children}
        <Problem error={error} again={flow.failure?.again ?? null} />
        {actions && <div className="ek-actions">{actions}</div>}
      </Section>
    </Frame>
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
