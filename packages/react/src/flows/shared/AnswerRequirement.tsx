"use client";
import type { Requirement } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { QuestionForm } from "../../components/RequirementForm/RequirementForm.tsx";
import { useAnswerRequirement } from "../../hooks/useAnswerRequirement.ts";
import type { FlowStep } from "../../provider/events.ts";
import { type RequirementsDraft, useRequirementDraft } from "./requirement-draft.ts";
import type { Mutate } from "./useFlowMutations.ts";

export interface AnswerRequirementProps {
  requirement: Requirement;
  draft: RequirementsDraft;
  updateDraft: (change: RequirementsDraft) => void;
  mutate: Mutate;
  /** The step that it is a part of. */
  step: FlowStep;
  /** Whether the flow waits for a mutation; by default while the answers are sent. */
  isBusy?: boolean | undefined;
}

/** The questions of one requirement, with what is answered so far. */
export function AnswerRequirement(props: AnswerRequirementProps): ReactNode {
  const { requirement, draft, updateDraft, mutate, step, isBusy } = props;
  const { id } = requirement;
  const answer = useAnswerRequirement();
  const inDraft = useRequirementDraft(draft, updateDraft, requirement);
  return (
    <QuestionForm
      key={inDraft.key}
      requirement={requirement}
      draft={inDraft.answers}
      onDraft={inDraft.change}
      busy={isBusy ?? answer.isPending}
      problems={answer.error?.fieldErrors as FieldErrors | undefined}
      onSubmit={({ answers }) =>
        void mutate(
          async () => {
            await answer.mutateAsync({ id, answers });
            inDraft.forget();
          },
          { kind: "requirement", step, requirement_id: id },
        )
      }
    />
  );
}
