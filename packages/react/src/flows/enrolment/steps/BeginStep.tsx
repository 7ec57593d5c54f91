"use client";
import type { ReactNode } from "react";
import type { EnrolmentOf } from "../../../hooks/queries.ts";
import { useStartEnrolment } from "../../../hooks/useEnrolment.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import type { StepMemory } from "../../shared/CurrentStep.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";

interface BeginProps {
  of: EnrolmentOf;
  memory: StepMemory;
}

/** Nothing has been begun: what is offered is worked out once the person asks. */
export function BeginStep({ of, memory }: BeginProps): ReactNode {
  const { opening } = useMessages();
  const { error, isPending, mutate } = useStartEnrolment(of);
  const start = () => mutate({});
  // The group has no active policy, or the employee is not in the group.
  const nothingOffered = error?.fieldErrors["$.group_id"] !== undefined;
  const failure = error && !nothingOffered ? { error, retry: start } : null;
  return (
    <FlowPage
      flow={{ memory, failure, isBusy: isPending }}
      title={nothingOffered ? opening.none : opening.title}
      actions={
        !nothingOffered && (
          <Button kind="primary" busy={isPending} onClick={start}>
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
