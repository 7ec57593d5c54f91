"use client";
import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { QuestionForm } from "../../components/RequirementForm/RequirementForm.tsx";
import { useAnswerRequirement } from "../../hooks/useAnswerRequirement.ts";
import type { Mutate } from "./useFlowMutations.ts";

type Answers = RequirementAnswers["answers"];

/** The part of a draft that holds answers, by requirement. */
interface AnswersDraft {
  readonly answers?: Readonly<Record<string, Answers>> | undefined;
}

export interface AnswerRequirementProps {
  requirement: Requirement;
  draft: AnswersDraft;
  updateDraft: (change: AnswersDraft) => void;
  mutate: Mutate;
  /** Whether the flow waits for a mutation; by default while the answers are sent. */
  isBusy?: boolean;
}

/** The questions of one requirement, with what is answered so far. */
export function AnswerRequirement(props: AnswerRequirementProps): ReactNode {
  const { requirement, draft, updateDraft, mutate, isBusy } = props;
  const { id } = requirement;
  const answer = useAnswerRequirement();
  return (
    <QuestionForm
      requirement={requirement}
      draft={draft.answers?.[id]}
      onDraft={(answers) => updateDraft({ answers: { ...draft.answers, [id]: answers } })}
      busy={isBusy ?? answer.isPending}
      problems={answer.error?.fieldErrors as FieldErrors | undefined}
      onSubmit={({ answers }) => void mutate(() => answer.mutateAsync({ id, answers }))}
    />
  );
}
