"use client";
import type { ReactNode } from "react";
import type { EnrolmentOf } from "../../../hooks/queries.ts";
import { useStartEnrolment } from "../../../hooks/useEnrolment.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import type { StepMemory } from "../../shared/CurrentStep.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { useFlowMutations } from "../../shared/useFlowMutations.ts";

interface BeginProps {
  of: EnrolmentOf;
  memory: StepMemory;
  /** What is offered is being worked out. */
  isBegun?: boolean | undefined;
}

/** Nothing has been begun: what is offered is worked out once the person asks. */
export function BeginStep({ of, memory, isBegun = false }: BeginProps): ReactNode {
  const { opening } = useMessages();
  const mutations = useFlowMutations();
  const start = useStartEnrolment(of);
  // The group has no active policy, or the employee is not in the group.
  const nothingOffered = start.error?.fieldErrors["$.group_id"] !== undefined;
  return (
    <FlowPage
      flow={{ ...mutations, memory, ...(nothingOffered && { failure: null }) }}
      title={nothingOffered ? opening.none : opening.title}
      actions={
        !nothingOffered && (
          <Button
            kind="primary"
            busy={mutations.isBusy || isBegun}
            onClick={() =>
              void mutations.mutate(() => start.mutateAsync({}), {
                kind: "begin",
                step: "opening",
                employee_id: of.employeeId,
                group_id: of.groupId,
              })
            }
          >
            {opening.see}
          </Button>
        )
      }
    >
      <p className="ek-text">{nothingOffered ? opening.noneBody : opening.intro}</p>
      {!nothingOffered && <p className="ek-text">{opening.next}</p>}
    </FlowPage>
  );
}
