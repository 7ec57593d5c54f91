"use client";
import type { DeclinedBenefit } from "@enrolkit/types";
import type { ReactNode, Ref } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";

const reasons = [
  "covered_elsewhere",
  "cost",
  "not_needed",
  "other",
] as const satisfies DeclinedBenefit["reason"][];

export interface LeaveOutReasonsProps {
  value: DeclinedBenefit["reason"] | null;
  onChange: (value: DeclinedBenefit["reason"]) => void;
  /** It was left open. */
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** Why a benefit is left out. */
export function LeaveOutReasons({ value, onChange, isMissing, inputRef }: LeaveOutReasonsProps): ReactNode {
  const { leftOut } = useMessages();
  return (
    <RadioCards
      legend={leftOut.why}
      options={reasons.map((each) => ({ value: each, label: leftOut[each] }))}
      value={value}
      onChange={(chosen) => onChange(chosen as DeclinedBenefit["reason"])}
      error={isMissing && value === null ? leftOut.missing : undefined}
      inputRef={inputRef}
    />
  );
}
