"use client";
import type { Requirement, RequirementAnswers, RequirementField } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import { type ReactNode, useMemo, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { onEnter } from "../../theme/on-enter.ts";
import {
  BeneficiariesEditor,
  type BeneficiariesEditorProps,
} from "../BeneficiariesEditor/BeneficiariesEditor.tsx";
import { type Answer, type Answers, checkAnswers, initialAnswers } from "./answers.ts";
import { RequirementFieldInput } from "./RequirementFieldInput.tsx";

export interface RequirementFormProps {
  /** What is asked, with its fields and earlier answers. */
  requirement: Requirement;
  /** People on file, where beneficiaries are asked for. */
  people?: BeneficiariesEditorProps["people"] | undefined;
  /** What would be paid to beneficiaries, as the plan calls it. */
  amount?: string | undefined;
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
  /** Corrects the name of a person on file, where beneficiaries are asked for; a rejection leaves it open. */
  onCorrectName?: BeneficiariesEditorProps["onCorrectName"] | undefined;
  /** Leaves title and description to what is around it. */
  untitled?: boolean | undefined;
}

/**
 * Questions that the insurer has, each by its kind: text, date, choice, yes or no, country. A requirement that asks for
 * beneficiaries asks for nothing else, and is `BeneficiariesEditor`.
 */
export function RequirementForm(props: RequirementFormProps): ReactNode {
  const field = props.requirement.fields.find(({ type }) => type === "beneficiaries");
  return field === undefined ? <QuestionForm {...props} /> : <Beneficiaries {...props} field={field} />;
}

/** The same for what never asks for beneficiaries: their code is not loaded with it. */
export function QuestionForm(
  props: Omit<RequirementFormProps, "people" | "amount" | "onCorrectName">,
): ReactNode {
  return (
    <EkRoot>
      <Form {...props} />
    </EkRoot>
  );
}

function Beneficiaries(props: RequirementFormProps & { field: RequirementField }): ReactNode {
  const { field, requirement, people = [], amount, draft, onDraft, onSubmit, onCorrectName } = props;
  const { busy, problems = {}, untitled } = props;
  const { action } = useMessages();
  const named = (draft ?? initialAnswers(requirement))[field.id];
  const answersWith = (beneficiaries: Answer) => ({ [field.id]: beneficiaries });
  const own = `$.answers.${field.id}`;
  return (
    <EkRoot>
      <div className="ek-requirement">
        {!untitled && <Title requirement={requirement} />}
        <BeneficiariesEditor
          defaultValue={Array.isArray(named) ? named : []}
          people={people}
          amount={amount}
          busy={busy}
          problems={useMemo(() => problemsUnder(own, problems), [own, problems])}
          onChange={(beneficiaries) => onDraft?.(answersWith(beneficiaries))}
          onSave={(beneficiaries) => onSubmit({ answers: answersWith(beneficiaries) })}
          onCorrectName={onCorrectName}
          saveLabel={action.continue}
          untitled
        />
      </div>
    </EkRoot>
  );
}

/** Errors of one answer, as if the list were all that was sent. */
function problemsUnder(path: string, problems: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([at]) => at === path || at.startsWith(`${path}[`))
      .map(([at, messages]) => [at.replace(path, "$.beneficiaries"), messages]),
  );
}

function Title({ requirement }: { requirement: Requirement }): ReactNode {
  return (
    <>
      <Heading>
        <Isolated>{requirement.title}</Isolated>
      </Heading>
      <p className="ek-text">
        <Isolated>{requirement.description}</Isolated>
      </p>
    </>
  );
}

function Form(props: RequirementFormProps): ReactNode {
  const { requirement, onSubmit, onDraft, busy = false, problems } = props;
  const messages = useMessages();
  const { refFor, targetOf } = useFieldRefs();
  const [answers, setAnswers] = useState(() => props.draft ?? initialAnswers(requirement));
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<{ problems: FieldErrors | undefined; fields: string[] }>();

  const found = checkAnswers(requirement.fields, answers, messages.requirement);
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
      {!props.untitled && <Title requirement={requirement} />}
      <ErrorSummary problems={summary} attempt={attempt} />
      {requirement.fields.map((field) => (
        <RequirementFieldInput
          key={field.id}
          field={field}
          answer={answers[field.id] ?? null}
          onAnswer={(value) => answer(field.id, value)}
          error={errorOf(field.id)}
          inputRef={refFor(field.id)}
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
