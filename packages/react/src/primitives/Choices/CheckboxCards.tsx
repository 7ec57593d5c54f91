"use client";
import { type ReactNode, type Ref, useId } from "react";
import { FieldGroup, type FieldText } from "../Field/Field.tsx";
import { replaceable } from "../replaceable.tsx";
import { Choice, type ChoiceOption } from "./Choice.tsx";

export interface CheckboxCardsProps extends Omit<FieldText, "label" | "labelHidden"> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly ChoiceOption[];
  /** The values of the chosen options. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The first option that can be chosen. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function OwnCheckboxCards(props: CheckboxCardsProps): ReactNode {
  const { options, values, onChange, error, inputRef, ...group } = props;
  const name = useId();
  const first = options.find(({ unavailable }) => !unavailable);
  const toggle = (value: string, checked: boolean) =>
    onChange(checked ? [...values, value] : values.filter((other) => other !== value));
  return (
    <FieldGroup {...group} error={error}>
      <div className="ek-choices">
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            type="checkbox"
            name={name}
            checked={values.includes(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
            invalid={Boolean(error)}
            inputRef={option === first ? inputRef : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Any of several, each with room to explain itself. */
export const CheckboxCards = /* @__PURE__ */ replaceable("CheckboxCards", OwnCheckboxCards);
