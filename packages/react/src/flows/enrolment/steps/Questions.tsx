"use client";
import type {
  AssociatedPerson,
  AssociatedPersonInput,
  Requirement,
  RequirementAnswers,
} from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { PersonForm } from "../../../components/PersonForm/PersonForm.tsx";
import { RequirementForm } from "../../../components/RequirementForm/RequirementForm.tsx";
import { useAssociatedPersons, usePersonActions } from "../../../hooks/useAssociatedPersons.ts";
import { useAnswerRequirement } from "../../../hooks/useAnswerRequirement.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Card } from "../../../primitives/Card/Card.tsx";
import { useRequirementDraft } from "../../shared/requirement-draft.ts";
import { usePrefilledPerson } from "../../shared/usePrefill.ts";
import { Loaded } from "../../shared/Loaded.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { useEmployeeDay } from "../../shared/useLocalDay.ts";

export interface QuestionsProps {
  flow: EnrolmentFlowState;
  requirement: Requirement;
  /** The service has taken the answers. */
  onDone?: (() => void) | undefined;
  /** Its title is above it already. */
  untitled?: boolean | undefined;
}

/** What is asked, and who is to be named for it. */
export function Questions({ flow, requirement, onDone, untitled = false }: QuestionsProps): ReactNode {
  const { intent, draft, mutate, isBusy } = flow;
  const { id } = requirement;
  const persons = useAssociatedPersons(intent.employee_id);
  const answerRequirement = useAnswerRequirement();
  const [isAdding, setAdding] = useState(draft.person !== undefined);
  const inDraft = useRequirementDraft(flow, requirement);

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

  const names = requirement.fields.some(({ type }) => type === "beneficiaries");
  return (
    <Loaded of={persons} shapes={["person", "person"]}>
      {(people) =>
        names && (isAdding || people.length === 0) ? (
          <NewPerson flow={flow} onFile={people} onClose={() => setAdding(false)} />
        ) : (
          <RequirementForm
            key={inDraft.key}
            requirement={requirement}
            people={people}
            draft={inDraft.answers}
            onDraft={inDraft.change}
            busy={isBusy}
            problems={answerRequirement.error?.fieldErrors as FieldErrors | undefined}
            onSubmit={send}
            untitled={untitled}
            onAddPerson={() => setAdding(true)}
          />
        )
      }
    </Loaded>
  );
}

interface NewPersonProps {
  flow: EnrolmentFlowState;
  onFile: readonly AssociatedPerson[];
  onClose: () => void;
}

/** Puts a person on file who is to be named; what was answered meanwhile stays. */
function NewPerson({ flow, onFile, onClose }: NewPersonProps): ReactNode {
  const { intent, draft, updateDraft, mutate, isBusy } = flow;
  const { people } = useMessages();
  const { today } = useEmployeeDay(intent.employee_id);
  const { create } = usePersonActions(intent.employee_id);
  const prefilled = usePrefilledPerson(onFile, today);

  function close(): void {
    updateDraft({ person: undefined });
    onClose();
  }

  async function add(person: AssociatedPersonInput): Promise<void> {
    const outcome = await mutate(() => create.mutateAsync(person));
    if (outcome.ok) close();
  }

  return (
    <Card kind="quiet">
      <PersonForm
        // What it begins with can come later.
        key={String(prefilled !== undefined)}
        title={people.add}
        today={today}
        person={draft.person ?? prefilled ?? {}}
        onDraft={(person) => updateDraft({ person })}
        busy={isBusy}
        problems={create.error?.fieldErrors as FieldErrors | undefined}
        onCancel={close}
        onSubmit={(person) => void add(person)}
      />
    </Card>
  );
}
