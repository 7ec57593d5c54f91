"use client";
import type { AssociatedPersonInput, RelationshipType } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { moveFocus } from "../../theme/move-focus.ts";
import { onEnter } from "../../theme/on-enter.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { PersonFields } from "./PersonFields.tsx";
import { checkDraft, emptyPerson, type PersonDraft, personFields } from "./person-draft.ts";

export interface PersonFormProps {
  /** What the form begins with: a person to change, or a draft. */
  person?: Partial<PersonDraft> | undefined;
  /** The heading of the form. */
  title: string;
  /** The calendar day where the person is; no one is born after it. */
  today: string;
  /** The relations to choose from; all four when absent. */
  relations?: readonly RelationshipType[] | undefined;
  /** Checked and tidied, as the service wants it. */
  onSubmit: (person: AssociatedPersonInput) => void;
  /** The same, where another person follows; without it the form is for one. */
  onSubmitAndNext?: ((person: AssociatedPersonInput) => void) | undefined;
  /** The person leaves the form without saving. */
  onCancel: () => void;
  /** Called with what was typed so far, to be saved for later. */
  onDraft?: ((draft: PersonDraft) => void) | undefined;
  /** What was sent is on its way. */
  busy?: boolean | undefined;
  /** Errors of the service, by JSON path (`$.first_name`). */
  problems?: FieldErrors | undefined;
  /** For moving focus to the form when it opens. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The first field takes focus when the form opens. */
  takesFocus?: boolean | undefined;
}

/** A person's name, birthday, relation and sex at birth, checked by the service's own rules before they are sent. */
export function PersonForm(props: PersonFormProps): ReactNode {
  return (
    <EkRoot>
      <Form {...props} />
    </EkRoot>
  );
}

function Form(props: PersonFormProps): ReactNode {
  const {
    person,
    title,
    today,
    onSubmit,
    onSubmitAndNext,
    onCancel,
    onDraft,
    busy = false,
    problems,
    titleRef,
    takesFocus = false,
    relations,
  } = props;
  const { action, personError } = useMessages();
  const { refFor, targetOf } = useFieldRefs();
  const [draft, setDraft] = useState<PersonDraft>({ ...emptyPerson, ...person });
  const heading = useUniqueId();
  const [attempt, setAttempt] = useState(0);
  // What the service said of a field holds until the field is changed.
  const [edited, setEdited] = useState<{ problems: FieldErrors | undefined; fields: string[] }>();

  useEffect(() => {
    if (takesFocus) moveFocus(targetOf("first_name")());
    // When it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const checked = checkDraft(draft, today, personError);
  const changed = edited !== undefined && edited.problems === problems ? edited.fields : [];
  const errors: Partial<Record<keyof PersonDraft, string>> = {};
  for (const field of personFields) {
    const rejected = changed.includes(field) ? undefined : problems?.[`$.${field}`]?.[0];
    const error = (attempt > 0 ? checked.errors[field] : undefined) ?? rejected;
    if (error !== undefined) errors[field] = error;
  }

  function change(field: keyof PersonDraft, value: string): void {
    const next = { ...draft, [field]: value };
    setDraft(next);
    setEdited({ problems, fields: [...changed, field] });
    onDraft?.(next);
  }

  function submit(send = onSubmit): void {
    setAttempt(attempt + 1);
    if (checked.person !== null && !busy) send(checked.person);
  }

  const summary = personFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ message, target: targetOf(field) }];
  });
  return (
    <div className="ek-person-form" role="group" aria-labelledby={heading} {...onEnter(() => submit())}>
      <Heading id={heading} focusRef={titleRef}>
        {title}
      </Heading>
      <ErrorSummary problems={summary} attempt={attempt} />
      <PersonFields draft={draft} errors={errors} onChange={change} refFor={refFor} relations={relations} />
      <div className="ek-actions">
        <Button kind="primary" busy={busy} onClick={() => submit()}>
          {action.save}
        </Button>
        {onSubmitAndNext && (
          <Button busy={busy} onClick={() => submit(onSubmitAndNext)}>
            {action.saveAndNext}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          {action.cancel}
        </Button>
      </div>
    </div>
  );
}
