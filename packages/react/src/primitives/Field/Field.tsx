"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";
import { alert } from "../Icon/drawings.ts";
import { Icon } from "../Icon/Icon.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";

/** What every field says about itself. */
export interface FieldText {
  /** The name of the field. */
  label: string;
  /** The label is only said, where what is beside it says the same. */
  labelHidden?: boolean | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Marked as optional; fields are required otherwise. */
  optional?: boolean | undefined;
  /** The id of an error of the group that it is in: it describes the control, and marks it. */
  groupError?: string | undefined;
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
  const { label, labelHidden, error, optional, groupError, children } = props;
  const { id, hintId, errorId, name, texts } = useTexts(label, props);
  return (
    <div className="ek-field" data-ek-invalid={error && ""}>
      <label className={labelHidden ? "ek-hidden" : "ek-label"} part="label" htmlFor={id}>
        {name}
      </label>
      {texts}
      {children({
        id,
        "aria-describedby": joined(hintId, errorId, groupError),
        "aria-invalid": errorId || groupError ? true : undefined,
        "aria-required": optional ? undefined : true,
      })}
    </div>
  );
}

/** What a group says about itself. */
export type GroupText = Omit<FieldText, "label" | "labelHidden" | "groupError">;

/** Several controls under one legend. Each gets the id of the error, where there is one: the group itself is not described by it. */
export function FieldGroup(
  props: GroupText & {
    legend: ReactNode;
    legendHidden?: boolean;
    children: (errorId: string | undefined) => ReactNode;
  },
): ReactNode {
  const { legend, legendHidden, error, children } = props;
  const { hintId, errorId, name, texts } = useTexts(legend, props);
  return (
    <fieldset form="" className="ek-fieldset" aria-describedby={hintId} data-ek-invalid={error && ""}>
      <legend className={legendHidden ? "ek-hidden" : "ek-legend"} part="label">
        {name}
      </legend>
      {texts}
      {children(errorId)}
    </fieldset>
  );
}

/** Ids in one attribute; whatever is empty is none. */
export function joined(...ids: unknown[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

function useTexts(label: ReactNode, { hint, error, optional }: GroupText) {
  const id = useUniqueId();
  const { common } = useMessages();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  return {
    id,
    hintId,
    errorId,
    name: (
      <>
        <Isolated>{label}</Isolated>{" "}
        {optional && <span className="ek-optional">{`(${common.optional})`}</span>}
      </>
    ),
    texts: (
      <>
        {hintId && (
          <div className="ek-hint" part="hint" id={hintId}>
            <Isolated>{hint}</Isolated>
          </div>
        )}
        {errorId && (
          <p className="ek-error" part="error" id={errorId}>
            <Icon path={alert} />
            <Isolated>{error}</Isolated>
          </p>
        )}
      </>
    ),
  };
}
