import { type RefObject, useState } from "react";

/** Fits whichever control a field has. */
export type ControlRef = RefObject<(HTMLInputElement & HTMLSelectElement & HTMLButtonElement) | null>;

/** The controls of a form by a name, so that an error can lead to them without any id. */
export interface FieldRefs {
  /** The ref of a control, by the name of its field. */
  refFor: (name: string) => ControlRef;
  /** Finds that control, for an error that leads to it. */
  targetOf: (name: string) => () => HTMLElement | null;
}

/** Remembers the controls of one form. */
export function useFieldRefs(): FieldRefs {
  const [fields] = useState(() => new Map<string, ControlRef>());
  return {
    refFor: (name) => {
      const ref = fields.get(name) ?? { current: null };
      fields.set(name, ref);
      return ref;
    },
    targetOf: (name) => () => fields.get(name)?.current ?? null,
  };
}
