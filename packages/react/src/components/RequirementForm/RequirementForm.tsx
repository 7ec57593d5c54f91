"use client";
import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { onEnter } from "../../theme/on-enter.ts";
import { type Answer, type Answers, checkAnswers, initialAnswers } from "./answers.ts";
import { type BeneficiariesField, beneficiaries } from "./Beneficiaries.tsx";
import type { PersonToName } from "./person-to-name.ts";
import { RequirementFieldInput } from "./RequirementFieldInput.tsx";

export interface RequirementFormProps {
  /** What is asked, with its fields and earlier answers. */
  requirement: Requirement;
  /** People on file, for fields that ask for beneficiaries. */
  people?: readonly PersonToName[] | undefined;
  /** Called with complete answers, by the ids of the fields. */
  onSubmit: (answers: RequirementAnswers) => void;
  /** Called with what was answered so far, to be saved for later. */
  onDraft?: ((answers: Answers) => void) | undefined;
  /** Answers that were not sent yet. */
  draft?: Answers | undefined;
  /** What was sent is on its way. */
  busy?: boolean | undefined;
  /** Errors of the service, by JSON path (`$.answers.school`). */
  problems?: FieldErrors | undefined;
  /** Called when a person who is not on file yet is to be named, as a beneficiary. */
  onAddPerson?: (() => void) | undefined;
  /** Leaves title and description to what is around it. */
  untitled?: boolean | undefined;
}

/** Questions that the insurer has, each by its kind: text, date, choice, yes or no, country, beneficiaries. */
export function RequirementForm(props: RequirementFormProps): ReactNode {
  return (
    <EkRoot>
      <Form {...props} beneficiaries={beneficiaries} />
    </EkRoot>
  );
}

type QuestionFormProps = Omit<RequirementFormProps, "people" | "onAddPerson">;

/** The same for what never asks for beneficiaries: their code is not loaded with it. */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  return (
    <EkRoot>
      <Form {...props} />
    </EkRoot>
  );
}

interface FormProps extends RequirementFormProps {
  beneficiaries?: BeneficiariesField | undefined;
}

function Form(props: FormProps): ReactNode {
  const { requirement, people = [], onSubmit, onDraft, busy = false, problems, onAddPerson } = props;
  const messages = useMessages();
  const { refFor, targetOf } = useFieldRefs();
  const [answers, setAnswers] = useState(() => props.draft ?? initialAnswers(requirement));
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<{ problems: FieldErrors | undefined; fields: string[] }>();

  const found = checkAnswers(requirement.fields, answers, messages.requirement, props.beneficiaries);
  const changed = edited !== undefined && edited.problems === problems ? edited.fields : [];
  const errorOf = (field: string): string | undefined =>
    (attempt > 0 ? found[field] : undefined) ??
    (changed.includes(field) ? undefined : serviceErrorOf(problems, field));

  function answer(field: string, value: Answer): void {
    const next = { ...answers, [field]: value };
    setAnswers(next);
    setEdited({ problems, fields: [...changed, field] });
    onDraft?.(next);
  }

  function submit(): void {
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0 && !busy) onSubmit({ answers });
  }

  const summary = requirement.fields.flatMap(({ id }) => {
    const message = errorOf(id);
    return message === undefined ? [] : [{ message, target: targetOf(id) }];
  });
  return (
    <div className="ek-requirement" role="group" {...onEnter(submit)}>
      {!props.untitled && (
        <Heading>
          <Isolated>{requirement.title}</Isolated>
        </Heading>
      )}
      {!props.untitled && (
        <p className="ek-text">
          <Isolated>{requirement.description}</Isolated>
        </p>
      )}
      <ErrorSummary problems={summary} attempt={attempt} />
      {requirement.fields.map((field) => (
        <RequirementFieldInput
          key={field.id}
          field={field}
          answer={answers[field.id] ?? null}
          onAnswer={(value) => answer(field.id, value)}
          error={errorOf(field.id)}
          people={people}
          inputRef={refFor(field.id)}
          onAddPerson={onAddPerson}
          Beneficiaries={props.beneficiaries?.Input}
        />
      ))}
      <div className="ek-actions">
        <Button kind="primary" busy={busy} onClick={submit}>
          {messages.requirement.send}
        </Button>
      </div>
    </div>
  );
}

/** What the service said of a field, or of something inside it. */
function serviceErrorOf(problems: FieldErrors | undefined, field: string): string | undefined {
  const path = `$.answers.${field}`;
  return Object.entries(problems ?? {}).find(([at]) => at === path || at.startsWith(`${path}[`))?.[1][0];
}
