"use client";
import type { ReactNode, Ref } from "react";
import { FieldGroup, type GroupText } from "../Field/Field.tsx";
import { Choice, type ChoiceOption } from "./Choice.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";

/** What cards have in common, whether one or several may be chosen. */
export interface CardsProps extends GroupText {
  /** What is asked. */
  legend: ReactNode;
  /** The legend is only said, where a heading beside it says the same. */
  legendHidden?: boolean | undefined;
  /** Between the question and its options, such as words explained. */
  intro?: ReactNode | undefined;
  /** In the order in which they are offered. */
  options: readonly ChoiceOption[];
  /** Side by side where there is room, for a few short options. */
  layout?: "list" | "columns" | undefined;
  /** The first option that can be chosen. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface ChosenCardsProps extends CardsProps {
  type: "radio" | "checkbox";
  chosen: readonly (string | null)[];
  onChoose: (value: string, chosen: boolean) => void;
}

/** Cards under one legend. */
export function Cards(props: ChosenCardsProps): ReactNode {
  const { type, chosen, onChoose, options, layout, inputRef, intro, ...group } = props;
  const name = useUniqueId();
  const first = options.find(({ unavailable }) => !unavailable);
  return (
    <FieldGroup {...group}>
      {(errorId) => (
        <>
          {intro}
          <div className="ek-choices" data-ek-layout={layout}>
            {options.map((option) => (
              <Choice
                key={option.value}
                option={option}
                type={type}
                name={name}
                checked={chosen.includes(option.value)}
                onChange={(checked) => onChoose(option.value, checked)}
                inputRef={option === first ? inputRef : undefined}
                errorId={errorId}
              />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  );
}
