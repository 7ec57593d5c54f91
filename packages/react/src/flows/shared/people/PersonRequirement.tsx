"use client";
import type { ReactNode } from "react";
import { useRequirement } from "../../../hooks/useRequirements.ts";
import { AnswerRequirement } from "../AnswerRequirement.tsx";
import { Loaded } from "../Loaded.tsx";
import type { PeopleFlow } from "./people-flow.ts";

/** What the insurer wants to know of a person, inside their card. */
export function PersonRequirement({ flow, id }: { flow: PeopleFlow; id: string }): ReactNode {
  return (
    <Loaded of={useRequirement(id)} shapes={["field"]}>
      {(requirement) => (
        <AnswerRequirement
          requirement={requirement}
          flow={flow}
          mutate={flow.mutateInBackground}
          step="family"
        />
      )}
    </Loaded>
  );
}
