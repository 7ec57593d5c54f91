"use client";
import type { AssociatedPersonInput, Requirement, RequirementAnswers } from "@enrolkit/contract";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { PersonForm } from "../../../components/PersonForm/PersonForm.tsx";
import { RequirementForm } from "../../../components/RequirementForm/RequirementForm.tsx";
import { useAssociatedPersons, usePersonActions } from "../../../hooks/useAssociatedPersons.ts";
import { useAnswerRequirement } from "../../../hooks/useRequirements.ts";
import { useMessages } from "../../../messages/hooks.ts";
import { Card } from "../../../primitives/Card/Card.tsx";
import { Loaded } from "../../shared/Loaded.tsx";
import type { Flow } from "../useEnrolmentFlow.ts";
import { useWhereAndWhen } from "../../shared/useLocalDay.ts";

export interface QuestionsProps {
  flow: Flow;
  requirement: Requirement;
  /** The service has taken the answers. */
  onAnswered?: () => void;
  /** Its title stands above it already. */
  untitled?: boolean;
}

/** What is asked before all else, or anew, and who is to be named for it. */
export function Questions({ flow, requirement, onAnswered, untitled = false }: QuestionsProps): ReactNode {
  const { intent, draft, keep, run, isBusy } = flow;
  const { id } = requirement;
  const persons = useAssociatedPersons(intent.employee_id);
  const answer = useAnswerRequirement();
  const [isAdding, setAdding] = useState(draft.person !== undefined);
  const { [id]: answers, ...others } = draft.answers ?? {};

  function send(given: RequirementAnswers): void {
    void run(async () => {
      await answer.mutateAsync({ id, answers: given.answers });
      // From now on the service knows them best: it forgets whoever is taken off the file.
      keep({ answers: others });
      onAnswered?.();
    });
  }

  const names = requirement.fields.some(({ type }) => type === "beneficiaries");
  return (
    <Loaded of={persons} shapes={["person", "person"]}>
      {(people) =>
        names && (isAdding || people.length === 0) ? (
          <NewPerson flow={flow} onClose={() => setAdding(false)} />
        ) : (
          <RequirementForm
            requirement={requirement}
            people={people}
            draft={answers}
            onDraft={(next) => keep({ answers: { ...others, [id]: next } })}
            busy={isBusy}
            problems={answer.error?.fieldErrors as FieldErrors | undefined}
            onSubmit={send}
            untitled={untitled}
            onAddPerson={() => setAdding(true)}
          />
        )
      }
    </Loaded>
  );
}

/** Puts somebody on file who is to be named; what was answered meanwhile is kept. */
function NewPerson({ flow, onClose }: { flow: Flow; onClose: () => void }): ReactNode {
  const { intent, draft, keep, run, isBusy } = flow;
  const { people } = useMessages();
  const { today } = useWhereAndWhen(intent.employee_id);
  const { create } = usePersonActions(intent.employee_id);

  function close(): void {
    keep({ person: undefined });
    onClose();
  }

  async function add(person: AssociatedPersonInput): Promise<void> {
    const outcome = await run(() => create.mutateAsync(person));
    if (outcome.ok) close();
  }

  return (
    <Card kind="quiet">
      <PersonForm
        title={people.add}
        today={today}
        person={draft.person ?? {}}
        onDraft={(person) => keep({ person })}
        busy={isBusy}
        problems={create.error?.fieldErrors as FieldErrors | undefined}
        onCancel={close}
        onSubmit={(person) => void add(person)}
      />
    </Card>
  );
}
