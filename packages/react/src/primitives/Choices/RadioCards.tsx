"use client";
import { type ReactNode, type Ref, useId } from "react";
import { FieldGroup, type FieldText } from "../Field/Field.tsx";
import { replaceable } from "../replaceable.tsx";
import { Choice, type ChoiceOption } from "./Choice.tsx";

export interface RadioCardsProps extends Omit<FieldText, "label" | "labelHidden"> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly ChoiceOption[];
  /** The chosen option's value; null when none is. */
  value: string | null;
  onChange: (value: string) => void;
  /** Side by side where there is room, for a few short options. */
  layout?: "list" | "columns";
  /** The first option that can be chosen. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function OwnRadioCards(props: RadioCardsProps): ReactNode {
  const { options, value, onChange, error, layout = "list", inputRef, ...group } = props;
  const name = useId();
  const first = options.find(({ unavailable }) => !unavailable);
  return (
    <FieldGroup {...group} error={error}>
      <div className="ek-choices" data-ek-layout={layout}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            invalid={Boolean(error)}
            inputRef={option === first ? inputRef : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** One of several, each with room to explain itself. */
export const RadioCards = /* @__PURE__ */ replaceable("RadioCards", OwnRadioCards);
