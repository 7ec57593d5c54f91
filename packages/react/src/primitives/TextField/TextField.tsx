"use client";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Field, type FieldText } from "../Field/Field.tsx";
import { replaceable } from "../replaceable.tsx";

export interface TextFieldProps extends FieldText {
  /** What is in it. */
  value: string;
  /** Called with what is in it, at each change. */
  onChange: (value: string) => void;
  /** As in HTML; `text` when absent. */
  type?: "text" | "email" | "tel" | "search" | undefined;
  /** The keyboard that a phone shows, as in HTML. */
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | undefined;
  /** What the browser may fill in, as in HTML. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The most characters that can be typed. */
  maxLength?: number | undefined;
  /** Short for a few characters, such as a percentage. */
  width?: "full" | "short" | undefined;
  /** What follows the value, such as `%`. */
  suffix?: string | undefined;
  /** Its control, for an error that leads to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

function OwnTextField(props: TextFieldProps): ReactNode {
  const { value, onChange, type = "text", width = "full", suffix, inputRef, ...rest } = props;
  const { label, labelHidden, hint, error, optional, groupError, ...attributes } = rest;
  return (
    <Field {...{ label, labelHidden, hint, error, optional, groupError }}>
      {(control) => (
        <span className="ek-input-line">
          <input
            {...control}
            {...attributes}
            ref={inputRef}
            form=""
            className="ek-input"
            part="input"
            data-ek-width={width}
            // Spelling is the person's own, in names and answers.
            spellCheck={false}
            type={type}
            dir={type === "email" || type === "tel" ? "ltr" : "auto"}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && (
            <span className="ek-suffix" aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

/** One line of text. */
export const TextField = /* @__PURE__ */ replaceable("TextField", OwnTextField);
