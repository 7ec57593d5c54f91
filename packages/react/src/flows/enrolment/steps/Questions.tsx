"use client";
import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { RequirementForm } from "../../../components/RequirementForm/RequirementForm.tsx";
import { useAssociatedPersons, usePersonActions } from "../../../hooks/useAssociatedPersons.ts";
import { useAnswerRequirement } from "../../../hooks/useAnswerRequirement.ts";
import { useFormat } from "../../../messages/hooks.ts";
import { useRequirementDraft } from "../../shared/requirement-draft.ts";
import { Loaded } from "../../shared/Loaded.tsx";
import { amountOfLifeCover } from "../../shared/life-cover.ts";
import { orThrow } from "../../shared/useFlowMutations.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

export interface QuestionsProps {
  flow: EnrolmentFlowState;
  requirement: Requirement;
  /** The service has taken the answers. */
  onDone?: (() => void) | undefined;
  /** Its title is above it already. */
  untitled?: boolean | undefined;
}

/** What is asked, beneficiaries too. */
export function Questions({ flow, requirement, onDone, untitled = false }: QuestionsProps): ReactNode {
  const { intent, mutate, isBusy } = flow;
  const { id } = requirement;
  const format = useFormat();
  const persons = useAssociatedPersons(intent.employee_id);
  const { update } = usePersonActions(intent.employee_id);
  const answerRequirement = useAnswerRequirement();
  const inDraft = useRequirementDraft(flow, requirement);
  // A requirement does not say whose it is: of several plans none is named.
  const [life, ...others] = intent.policy_enrolments.filter(({ type }) => type === "life_assurance");
  const amount =
    life && others.length === 0 ? amountOfLifeCover(life.plan.coverage_options, format) : undefined;

  function send(requirementAnswers: RequirementAnswers): void {
    void mutate(
      async () => {
        await answerRequirement.mutateAsync({ id, answers: requirementAnswers.answers });
        // The service forgets people who are taken off the file.
        inDraft.forget();
        onDone?.();
      },
      { kind: "requirement", step: "beneficiaries", requirement_id: id },
    );
  }

  return (
    <Loaded of={persons} shapes={["person", "person"]}>
      {(people) => (
        <RequirementForm
          key={inDraft.key}
          requirement={requirement}
          people={people}
          amount={amount}
          draft={inDraft.answers}
          onDraft={inDraft.change}
          busy={isBusy}
          problems={answerRequirement.error?.fieldErrors as FieldErrors | undefined}
          onSubmit={send}
          onCorrectName={async (personId, change) => {
            await orThrow(mutate(() => update.mutateAsync({ id: personId, change })));
          }}
          untitled={untitled}
        />
      )}
    </Loaded>
  );
}
