"use client";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { RequirementForm } from "../../components/RequirementForm/RequirementForm.tsx";
import { useAnswerRequirement, useRequirementsById } from "../../hooks/useRequirements.ts";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import type { Flow } from "../use-flow.ts";

/** What the insurer wants to know of somebody, inside their card. */
export function PersonRequirement({ flow, id }: { flow: Flow; id: string }): ReactNode {
  const { draft, keep, runBeside } = flow;
  const [requirement] = useRequirementsById([id]).value ?? [];
  const answer = useAnswerRequirement();
  if (requirement === undefined) return <Skeleton shapes={["field"]} />;
  return (
    <RequirementForm
      requirement={requirement}
      draft={draft.answers?.[id]}
      onDraft={(answers) => keep({ answers: { ...draft.answers, [id]: answers } })}
      busy={answer.isSending}
      problems={answer.error?.fieldErrors as FieldErrors | undefined}
      onSubmit={({ answers }) => void runBeside(() => answer.send({ id, answers }))}
    />
  );
}
