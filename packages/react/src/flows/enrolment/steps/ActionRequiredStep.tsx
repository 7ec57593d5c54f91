"use client";
import type { Requirement } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Decline } from "../Decline.tsx";
import { DueBy } from "../DueBy.tsx";
import { FlowCost } from "../FlowCost.tsx";
import { Loaded } from "../../shared/Loaded.tsx";
import { Page } from "../Page.tsx";
import { Questions } from "./later-questions.ts";
import type { Flow } from "../useEnrolmentFlow.ts";

const shapes = ["field", "field", "field"] as const;

/** What the insurer wants to know before all else, one thing at a time. */
export function ActionRequired({ flow }: { flow: Flow }): ReactNode {
  const { intent } = flow;
  const { action, action_required, requirement: texts } = useMessages();
  const requirements = useRequirements(intent);
  return (
    <Page
      flow={flow}
      step="before"
      title={intent.action_required?.reason ?? texts.title}
      aside={<FlowCost flow={flow} />}
      actions={
        <>
          <Button onClick={() => flow.goTo("opening")}>{action.back}</Button>
          <Decline flow={flow} />
        </>
      }
    >
      <p className="ek-text">
        <Isolated>{intent.action_required?.reason_description}</Isolated>
      </p>
      <Loaded of={requirements} shapes={shapes}>
        {(all) => {
          const next = nextOf(all, intent.action_required?.code);
          return next ? (
            <Questions key={next.id} flow={flow} requirement={next} />
          ) : (
            <Skeleton shapes={shapes} />
          );
        }}
      </Loaded>
      <p className="ek-quiet">{action_required.next}</p>
      <DueBy intent={intent} />
    </Page>
  );
}

/** The first that is open, of the kind that the service asks for first. */
function nextOf(all: readonly Requirement[], code: string | undefined): Requirement | undefined {
  const open = all.filter(({ is_fulfilled }) => !is_fulfilled);
  return open.find((requirement) => requirement.code === code) ?? open[0];
}
