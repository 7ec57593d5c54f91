"use client";
import type { ReactNode } from "react";
import { Frame } from "../../../components/Frame/Frame.tsx";
import type { EnrolmentOf } from "../../../hooks/queries.ts";
import { useStartEnrolment } from "../../../hooks/useEnrolment.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import type { StepMemory } from "../../shared/CurrentStep.tsx";
import { Problem } from "../../shared/Problem.tsx";

interface BeginProps {
  of: EnrolmentOf;
  titleRef: StepMemory["titleRef"];
}

/** Nothing has been begun: what is offered is worked out once the person asks. */
export function BeginStep({ of, titleRef }: BeginProps): ReactNode {
  const { opening } = useMessages();
  const start = useStartEnrolment(of);
  // The group has no active policy, or the employee is not in the group.
  const nothingOffered = start.error?.fieldErrors["$.group_id"] !== undefined;
  return (
    <Frame>
      <Heading size="page" focusRef={titleRef}>
        {nothingOffered ? opening.none : opening.title}
      </Heading>
      <Section>
        <p className="ek-text">{nothingOffered ? opening.noneBody : opening.intro}</p>
        {!nothingOffered && (
          <>
            <p className="ek-text">{opening.next}</p>
            <Problem error={start.error} retry={() => start.mutate({})} />
            <div className="ek-actions">
              <Button kind="primary" busy={start.isPending} onClick={() => start.mutate({})}>
                {opening.see}
              </Button>
            </div>
          </>
        )}
      </Section>
    </Frame>
  );
}
