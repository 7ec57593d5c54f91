"use client";
import type { RelationshipType } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { DateFields } from "../../primitives/DateFields/DateFields.tsx";
import { useDateHint } from "../../primitives/DateFields/useDateHint.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import type { PersonDraft } from "./person-draft.ts";

interface PersonFieldsProps {
  draft: PersonDraft;
  errors: Partial<Record<keyof PersonDraft, string>>;
  onChange: (field: keyof PersonDraft, value: string) => void;
  refFor: FieldRefs["refFor"];
  relations?: readonly RelationshipType[] | undefined;
}

const allRelations: readonly RelationshipType[] = ["spouse", "partner", "child", "other"];

/** The five questions about a person. */
export function PersonFields(props: PersonFieldsProps): ReactNode {
  const { draft, errors, onChange, refFor, relations = allRelations } = props;
  const { person, relation } = useMessages();
  const format = useFormat();
  const dateHint = useDateHint();
  const name = draft.first_name.trim();
  // Another person's details: nothing for the browser to fill in from its owner's.
  const field = <Name extends keyof PersonDraft>(name: Name) => ({
    value: draft[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
    inputRef: refFor(name),
  });
  return (
    <>
      <TextField label={person.first_name} autoComplete="off" {...field("first_name")} />
      <TextField label={person.last_name} autoComplete="off" {...field("last_name")} />
      <DateFields
        label={name ? person.birthOf(format.isolate(name)) : person.date_of_birth}
        hint={dateHint}
        {...field("date_of_birth")}
      />
      <RadioCards
        legend={person.relationship_type}
        options={relations.map((value) => ({ value, label: relation[value] }))}
        layout="columns"
        {...field("relationship_type")}
      />
      <RadioCards
        legend={person.sex_at_birth}
        hint={person.sexHint}
        options={[
          { value: "female", label: person.female },
          { value: "male", label: person.male },
        ]}
        layout="columns"
        {...field("sex_at_birth")}
      />
    </>
  );
}
