"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { alert } from "../Icon/drawings.ts";
import { Icon } from "../Icon/Icon.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";

/** What every field says about itself. */
export interface FieldText {
  label: string;
  /** The label is only said, where what is beside it says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
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
  const { label, labelHidden, error, optional, children } = props;
  const { id, name, describedBy, texts } = useTexts(label, props);
  return (
    <div className="ek-field" data-ek-invalid={error && ""}>
      <label className={labelHidden ? "ek-hidden" : "ek-label"} htmlFor={id}>
        {name}
      </label>
      {texts}
      {children({
        id,
        "aria-describedby": describedBy,
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
  const { legend, legendHidden, error, children } = props;
  const { name, describedBy, texts } = useTexts(legend, props);
  return (
    <fieldset form="" className="ek-fieldset" aria-describedby={describedBy} data-ek-invalid={error && ""}>
      <legend className={legendHidden ? "ek-hidden" : "ek-legend"}>{name}</legend>
      {texts}
      {children}
    </fieldset>
  );
}

function useTexts(label: ReactNode, { hint, error, optional }: Omit<FieldText, "label">) {
  const id = useUniqueId();
  const { common } = useMessages();
  const [hintId, errorId] = [hint && `${id}hint`, error && `${id}error`];
  return {
    id,
    describedBy: [hintId, errorId].filter(Boolean).join(" ") || undefined,
    name: (
      <>
        <Isolated>{label}</Isolated> {optional && <span className="ek-optional">({common.optional})</span>}
      </>
    ),
    texts: (
      <>
        {hintId && (
          <div className="ek-hint" id={`${id}hint`}>
            <Isolated>{hint}</Isolated>
          </div>
        )}
        {errorId && (
          <p className="ek-error" id={errorId}>
            <Icon path={alert} />
            <Isolated>{error}</Isolated>
          </p>
        )}
      </>
    ),
  };
}
