import { useEffect } from "react";
import type { ValueHost } from "../elements/part.ts";

interface FormValue {
  readonly name?: string;
  readonly required: boolean;
  /** What the form sends under the name, each by itself. */
  readonly entries: readonly string[];
  readonly isComplete: boolean;
}

/** Gives the form what it sends, and holds it back while something required is missing. Returns what the browser says then. */
export function useFormValue({ internals, root }: ValueHost, value: FormValue): string {
  const { name, required, entries, isComplete } = value;
  const isMissing = required && !isComplete;
  const message = isMissing ? requiredMessage(root.ownerDocument) : "";
  // After each rendering: the browser leads to the first control that is still open.
  useEffect(() => {
    const data = new FormData();
    if (name) for (const entry of entries) data.append(name, entry);
    internals?.setFormValue(data);
    const control = root.querySelector<HTMLElement>("input:not(:checked, :disabled)");
    internals?.setValidity({ valueMissing: isMissing }, message, control ?? undefined);
  });
  return message;
}

/** In the browser's own language. */
function requiredMessage(document: Document): string {
  const box = document.createElement("input");
  box.type = "checkbox";
  box.required = true;
  return box.validationMessage;
}
