"use client";
import type { AssociatedPersonInput, EligibilityItem } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Card } from "../../primitives/Card/Card.tsx";
import type { PersonDraft } from "../PersonForm/person-draft.ts";
import { moveFocus } from "../../theme/move-focus.ts";
import { PersonForm } from "../PersonForm/PersonForm.tsx";
import type { DependentsPickerProps } from "./props.ts";

export interface PersonEditorProps
  extends Pick<
    DependentsPickerProps,
    "people" | "today" | "onAdd" | "onEdit" | "draft" | "onDraft" | "newPerson"
  > {
  /** The person whose details change; null for a new one. */
  person: EligibilityItem | null;
  /** Whether the form takes focus when it opens. */
  takesFocus: boolean;
  onClose: () => void;
  /** Where focus goes when the form has closed. */
  focusAfter: () => HTMLElement | null;
}

/** The form for new people, one after the other, or a person's details. Takes focus when it opens, and gives it back. */
export function PersonEditor(props: PersonEditorProps): ReactNode {
  const { person, takesFocus, today, onAdd, onEdit, onClose, focusAfter, draft, onDraft, newPerson } = props;
  const { people } = useMessages();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldErrors>();
  const [added, setAdded] = useState<readonly string[]>([]);

  const [back] = useState(() => focusAfter);
  useEffect(() => {
    return () => moveFocus(back());
  }, [back]);

  async function save(input: AssociatedPersonInput, isLast: boolean): Promise<void> {
    setBusy(true);
    try {
      await (person === null ? onAdd(input) : onEdit(person.associated_person_id, input));
      if (isLast) return onClose();
      setProblems(undefined);
      setAdded([...added, format.name(input)]);
      onDraft?.(null);
    } catch (error) {
      setProblems(fieldErrorsOf(error));
    }
    setBusy(false);
  }

  return (
    <Card kind="quiet">
      <output form="" className="ek-quiet">
        {added.length > 0 && people.added(format.list(added))}
      </output>
      <PersonForm
        key={added.length}
        title={person === null ? people.add : people.editTitle(format.name(person, props.people))}
        takesFocus={takesFocus || added.length > 0}
        today={today}
        {...(person === null
          ? {
              person: (added.length === 0 ? draft : undefined) ?? newPerson ?? {},
              onSubmitAndNext: (input) => void save(input, false),
              ...(onDraft && { onDraft }),
            }
          : { person: detailsOf(person) })}
        busy={busy}
        problems={problems}
        onSubmit={(input) => void save(input, true)}
        onCancel={onClose}
      />
    </Card>
  );
}

function detailsOf(person: EligibilityItem): PersonDraft {
  const { first_name, last_name, date_of_birth, sex_at_birth, relationship } = person;
  return { first_name, last_name, date_of_birth, sex_at_birth, relationship_type: relationship };
}

function fieldErrorsOf(error: unknown): FieldErrors {
  const known = error as { fieldErrors?: FieldErrors } | null;
  return known?.fieldErrors ?? {};
}
