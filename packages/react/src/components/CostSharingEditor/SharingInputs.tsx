"use client";
import { decimalsOf } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { ShareSlider } from "./ShareSlider.tsx";
import type { SharingDraft, SharingField } from "./sharing-draft.ts";

interface SharingInputsProps {
  draft: SharingDraft;
  onChange: (change: Partial<SharingDraft>) => void;
  currency: string;
  errorOf: (field: SharingField) => string | undefined;
  refFor: FieldRefs["refFor"];
}

/** What the open card asks for. */
export function SharingInputs({ draft, onChange, currency, errorOf, refFor }: SharingInputsProps): ReactNode {
  const { common } = useMessages();
  const { sharingInput, family } = useQuoteMessages();
  const format = useFormat();
  const share = (
    <ShareSlider
      value={draft.percentage}
      onChange={(percentage) => onChange({ percentage })}
      error={errorOf("percentage")}
      inputRef={refFor("percentage")}
    />
  );
  const number = (field: "adults" | "children"): ReactNode => (
    <TextField
      label={sharingInput[field]}
      hint={common.example(format.number(field === "adults" ? 1 : 2))}
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      error={errorOf(field)}
      inputRef={refFor(field)}
    />
  );
  const members = (
    <CheckboxCards
      legend={sharingInput.members}
      layout="columns"
      values={draft.members}
      onChange={(values) => onChange({ members: values })}
      options={[
        { value: "partner", label: sharingInput.partner },
        { value: "children", label: sharingInput.children },
      ]}
    />
  );
  switch (draft.type) {
    case "percentage":
      return share;
    case "member_selection":
      return members;
    case "member_selection_percentage_based":
      return (
        <>
          {members}
          {share}
        </>
      );
    case "member_count":
      return (
        <div className="ek-sharing-counts">
          {number("adults")}
          {number("children")}
        </div>
      );
    case "family_type":
      return (
        <RadioCards
          legend={sharingInput.family}
          value={draft.family}
          onChange={(value) => onChange({ family: value as SharingDraft["family"] })}
          options={(["single", "couple", "single_with_children", "family"] as const).map((value) => ({
            value,
            label: family[value],
          }))}
          error={errorOf("family")}
          inputRef={refFor("family")}
        />
      );
    case "fixed_amount":
      return (
        <TextField
          label={sharingInput.amount(format.currency(currency))}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
          inputMode={decimalsOf(currency) > 0 ? "decimal" : "numeric"}
          autoComplete="off"
          suffix={currency.toUpperCase()}
          error={errorOf("amount")}
          inputRef={refFor("amount")}
        />
      );
    default:
      return null;
  }
}
