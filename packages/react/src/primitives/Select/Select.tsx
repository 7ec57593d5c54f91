"use client";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { chevron } from "../Icon/drawings.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Field, type FieldText } from "../Field/Field.tsx";
import { replaceable } from "../replaceable.tsx";

export interface SelectProps extends FieldText {
  /** The chosen option's; empty until one is. */
  value: string;
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void;
  /** In the order in which they are listed. */
  options: readonly { value: string; label: string; unavailable?: boolean | undefined }[];
  /** What is shown until something is chosen, and chooses nothing; null where nothing cannot be chosen. */
  placeholder?: string | null | undefined;
  /** What the browser may fill in, as in HTML. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Its control, for an error that leads to it. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

function OwnSelect(props: SelectProps): ReactNode {
  const { value, onChange, options, placeholder, inputRef, ...rest } = props;
  const { label, labelHidden, hint, error, optional, groupError, ...attributes } = rest;
  const { common } = useMessages();
  return (
    <Field {...{ label, labelHidden, hint, error, optional, groupError }}>
      {(control) => (
        <span className="ek-select-line">
          <select
            {...control}
            {...attributes}
            ref={inputRef}
            form=""
            className="ek-input ek-select"
            part="input"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== null && (
              <option className="ek-plain" value="">
                {placeholder ?? common.choose}
              </option>
            )}
            {options.map((option) => (
              <option
                className="ek-plain"
                key={option.value}
                value={option.value}
                disabled={option.unavailable}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevron} />
        </span>
      )}
    </Field>
  );
}

/** One of many, in a list that the device draws. */
export const Select = /* @__PURE__ */ replaceable("Select", OwnSelect);
