"use client";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { RequirementForm } from "../../../components/RequirementForm/RequirementForm.tsx";
import { useAnswerRequirement, useRequirement } from "../../../hooks/useRequirements.ts";
import { Loaded } from "../Loaded.tsx";
import type { PeopleWay } from "./people-flow.ts";

/** What the insurer wants to know of somebody, inside their card. */
export function PersonRequirement({ way, id }: { way: PeopleWay; id: string }): ReactNode {
  const { draft, keep, runBeside } = way;
  const asked = useRequirement(id);
  const answer = useAnswerRequirement();
  return (
    <Loaded of={asked} shapes={["field"]}>
      {(requirement) => (
        <RequirementForm
          requirement={requirement}
          draft={draft.answers?.[id]}
          onDraft={(answers) => keep({ answers: { ...draft.answers, [id]: answers } })}
          busy={answer.isPending}
          problems={answer.error?.fieldErrors as FieldErrors | undefined}
          onSubmit={({ answers }) => void runBeside(() => answer.mutateAsync({ id, answers }))}
        />
      )}
    </Loaded>
  );
}
