"use client";
import type { PolicyEnrolment } from "@enrolkit/types";
import type { ReactNode } from "react";
import type { EnrolmentOf } from "../../../hooks/queries.ts";
import { useStartEnrolment } from "../../../hooks/useEnrolment.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import type { StepMemory } from "../../shared/CurrentStep.tsx";
import { useFlowContext } from "../../shared/FlowContext.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { useFlowMutations } from "../../shared/useFlowMutations.ts";
import { useEmployeeDay } from "../../shared/useLocalDay.ts";
import { Offered } from "./Offered.tsx";

export interface BeginProps {
  of: EnrolmentOf;
  memory: StepMemory;
  /** What is offered. */
  policies: readonly PolicyEnrolment[];
  /** It has been begun, and what to ask first is being found. */
  isBegun?: boolean | undefined;
}

/** What is offered, before anything is begun: that takes a press of "Start", which leads to the first question. */
export function BeginStep({ of, memory, policies, isBegun = false }: BeginProps): ReactNode {
  const { opening, action } = useMessages();
  const mutations = useFlowMutations();
  const { firstStep } = useFlowContext();
  const start = useStartEnrolment(of);
  const { country } = useEmployeeDay(of.employeeId).location;
  // The group has no active policy, or the employee is not in the group.
  const nothingOffered = policies.length === 0 || start.error?.fieldErrors["$.group_id"] !== undefined;

  async function begin(): Promise<void> {
    const { step } = firstStep;
    // What is offered has been read: the page that comes next is the one that asks.
    if (step === undefined || step === "opening") firstStep.step = "cover";
    const outcome = await mutations.mutate(() => start.mutateAsync({}), {
      kind: "begin",
      step: "opening",
      employee_id: of.employeeId,
      group_id: of.groupId,
    });
    if (!outcome.ok) firstStep.step = step;
  }

  return (
    <FlowPage
      flow={{ ...mutations, memory, ...(nothingOffered && { failure: null }) }}
      title={nothingOffered ? opening.none : opening.title}
      lead={
        !nothingOffered && (
          <Button kind="primary" busy={mutations.isBusy || isBegun} onClick={() => void begin()}>
            {action.start}
          </Button>
        )
      }
    >
      {nothingOffered ? (
        <p className="ek-text">{opening.noneBody}</p>
      ) : (
        <Offered policies={policies} country={country} />
      )}
    </FlowPage>
  );
}
