"use client";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { Icon } from "../Icon/Icon.tsx";

/** What every field says about itself. */
export interface FieldText {
  label: string;
  /** The label is only said, where what stands beside it says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Marked as optional; fields are required otherwise. */
  optional?: boolean;
}

/** What the control of a field needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** A label, a hint, an error and one control. */
export function Field(props: FieldText & { children: (control: FieldControl) => ReactNode }): ReactNode {
  const { label, labelHidden = false, hint, error, optional = false, children } = props;
  const id = useId();
  const { ids, texts } = useFieldTexts(id, hint, error);
  return (
    <div className="ek-field" data-ek-invalid={error ? "" : undefined}>
      <label className={labelHidden ? "ek-hidden" : "ek-label"} htmlFor={id}>
        <Isolated>{label}</Isolated> {optional && !labelHidden && <Optional />}
      </label>
      {texts}
      {children({
        id,
        "aria-describedby": ids,
        "aria-invalid": error ? true : undefined,
        "aria-required": optional ? undefined : true,
      })}
    </div>
  );
}

/** Several controls under one legend. */
export function FieldGroup(
  props: Omit<FieldText, "label" | "labelHidden"> & {
    legend: ReactNode;
    legendHidden?: boolean;
    children: ReactNode;
  },
): ReactNode {
  const { legend, legendHidden, hint, error, optional, children } = props;
  const { ids, texts } = useFieldTexts(useId(), hint, error);
  return (
    <fieldset className="ek-fieldset" aria-describedby={ids} data-ek-invalid={error ? "" : undefined}>
      <legend className={legendHidden ? "ek-legend ek-hidden" : "ek-legend"}>
        <Isolated>{legend}</Isolated> {optional && <Optional />}
      </legend>
      {texts}
      {children}
    </fieldset>
  );
}

function useFieldTexts(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const texts = (
    <>
      {hint && (
        <div className="ek-hint" id={`${id}-hint`}>
          <Isolated>{hint}</Isolated>
        </div>
      )}
      {error && (
        <p className="ek-error" id={`${id}-error`}>
          <Icon name="alert" />
          <Isolated>{error}</Isolated>
        </p>
      )}
    </>
  );
  return { ids, texts };
}

function Optional(): ReactNode {
  return <span className="ek-optional">({useMessages().common.optional})</span>;
}
