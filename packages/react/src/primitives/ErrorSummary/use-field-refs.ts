import { type RefCallback, useCallback, useRef } from "react";

/** Remembers the controls of a form by a name, so that an error can lead to them without any id. */
export function useFieldRefs(): {
  refFor: (name: string) => RefCallback<HTMLElement>;
  targetOf: (name: string) => () => HTMLElement | null;
} {
  const fields = useRef(new Map<string, HTMLElement>());
  const refs = useRef(new Map<string, RefCallback<HTMLElement>>());
  const refFor = useCallback((name: string) => {
    const known = refs.current.get(name);
    if (known !== undefined) return known;
    const ref: RefCallback<HTMLElement> = (element) => {
      if (element === null) fields.current.delete(name);
      else fields.current.set(name, element);
    };
    refs.current.set(name, ref);
    return ref;
  }, []);
  const targetOf = useCallback((name: string) => () => fields.current.get(name) ?? null, []);
  return { refFor, targetOf };
}
