"use client";
import type { RequirementField } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { DateFields } from "../../primitives/DateFields/DateFields.tsx";
import { useDateHint } from "../../primitives/DateFields/useDateHint.ts";
import { Select } from "../../primitives/Select/Select.tsx";
import type { ControlRef } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import type { Answer } from "./answers.ts";
import { CountrySelect } from "./CountrySelect.tsx";

interface RequirementFieldInputProps {
  field: RequirementField;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  error: string | undefined;
  inputRef: ControlRef;
}

/** The control for a field, by its type; a type that is not known yet is a line of text. */
export function RequirementFieldInput(props: RequirementFieldInputProps): ReactNode {
  const { field, answer, onAnswer, error, inputRef } = props;
  const { common } = useMessages();
  const dateHint = useDateHint();
  const text = typeof answer === "string" ? answer : "";
  const shared = {
    label: field.label,
    hint: field.description || undefined,
    optional: !field.required,
    error,
    inputRef,
    value: text,
    onChange: (value: string) => onAnswer(value || null),
  };
  switch (field.type) {
    case "date":
      return <DateFields {...shared} hint={shared.hint ? `${shared.hint} ${dateHint}` : dateHint} />;
    case "select":
      return <Select {...shared} options={field.options ?? []} />;
    case "country":
      return <CountrySelect {...shared} />;
    case "boolean": {
      const { label, ...group } = shared;
      return (
        <RadioCards
          {...group}
          legend={label}
          layout="columns"
          options={[
            { value: "true", label: common.yes },
            { value: "false", label: common.no },
          ]}
          value={typeof answer === "boolean" ? String(answer) : null}
          onChange={(value) => onAnswer(value === "true")}
        />
      );
    }
    default:
      return <TextField {...shared} />;
  }
}
