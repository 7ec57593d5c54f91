"use client";
import type { ReactNode, Ref } from "react";
import { Isolated } from "../../text/Isolated.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { joined } from "../Field/Field.tsx";

/** One card to choose. */
export interface ChoiceOption {
  /** Distinguishes it within its group; what `onChange` gets. */
  value: string;
  /** What the person reads and chooses. */
  label: ReactNode;
  /** One line below the label. */
  description?: ReactNode | undefined;
  /** At the end of the line, such as a price. */
  aside?: ReactNode | undefined;
  /** Why it cannot be chosen; it stays readable. */
  unavailable?: string | undefined;
  /** Below it, always: benefits, links. */
  extra?: ReactNode | undefined;
  /** Below it, while it is chosen: what it opens. */
  nested?: ReactNode | undefined;
  /** An error of the group is not about it. */
  isSound?: boolean | undefined;
  /** Its control, for an error that leads to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

interface ChoiceProps {
  option: ChoiceOption;
  type: "radio" | "checkbox";
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
  errorId: string | undefined;
}

/** A card with a native control; the whole line is its label, its name is the option's alone. */
export function Choice({ option, type, name, checked, onChange, inputRef, errorId }: ChoiceProps): ReactNode {
  const id = useUniqueId();
  const { label, description, aside, unavailable, extra, nested } = option;
  const invalidBy = unavailable || option.isSound ? undefined : errorId;
  const described = Object.entries({ description, why: unavailable, aside }).map(
    ([of, content]) => content && id + of,
  );
  const part = (of: string, content: ReactNode): ReactNode =>
    content && (
      <span className={`ek-choice-${of}`} id={`${id}${of}`}>
        <Isolated>{content}</Isolated>
      </span>
    );
  return (
    <div
      className="ek-choice"
      part={checked ? "choice choice-checked" : "choice"}
      data-ek-checked={checked ? "" : undefined}
      data-ek-unavailable={unavailable ? "" : undefined}
    >
      <label className="ek-choice-line">
        <input
          ref={inputRef ?? option.inputRef}
          form=""
          className="ek-choice-input"
          type={type}
          name={name}
          value={option.value}
          checked={checked}
          disabled={Boolean(unavailable)}
          aria-labelledby={`${id}name`}
          aria-describedby={joined(invalidBy, ...described)}
          aria-invalid={invalidBy ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="ek-choice-text">
          {part("name", label)}
          {part("description", description)}
          {part("why", unavailable)}
        </span>
        {part("aside", aside)}
      </label>
      {extra && <div className="ek-choice-extra">{extra}</div>}
      {checked && nested && <div className="ek-choice-nested">{nested}</div>}
    </div>
  );
}
