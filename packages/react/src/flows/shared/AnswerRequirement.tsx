"use client";
import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { QuestionForm } from "../../components/RequirementForm/RequirementForm.tsx";
import { useAnswerRequirement } from "../../hooks/useAnswerRequirement.ts";
import type { FlowStep } from "../../provider/events.ts";
import { type RequirementsDraft, useRequirementDraft } from "./requirement-draft.ts";
import type { FlowDraft } from "./useFlowDraft.ts";
import type { Mutate } from "./useFlowMutations.ts";

export interface AnswerRequirementProps {
  requirement: Requirement;
  flow: FlowDraft<RequirementsDraft> & { readonly isBusy: boolean };
  mutate: Mutate;
  /** The step that it is a part of. */
  step: FlowStep;
}

/** The questions of one requirement, with what is answered so far. */
export function AnswerRequirement(props: AnswerRequirementProps): ReactNode {
  const { requirement, flow, mutate, step } = props;
  const { id } = requirement;
  const answer = useAnswerRequirement();
  const inDraft = useRequirementDraft(flow, requirement);
  // Also while the page around is asked, where the rest of the flow goes on meanwhile.
  const [isSending, setSending] = useState(false);

  async function send(answers: RequirementAnswers["answers"]): Promise<void> {
    setSending(true);
    await mutate(
      async () => {
        await answer.mutateAsync({ id, answers });
        inDraft.forget();
      },
      { kind: "requirement", step, requirement_id: id },
    );
    setSending(false);
  }

  return (
    <QuestionForm
      key={inDraft.key}
      requirement={requirement}
      draft={inDraft.answers}
      onDraft={inDraft.change}
      busy={flow.isBusy || isSending}
      problems={answer.error?.fieldErrors as FieldErrors | undefined}
      onSubmit={({ answers }) => void send(answers)}
    />
  );
}
