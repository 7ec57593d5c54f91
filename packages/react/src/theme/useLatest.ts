import { type RefObject, useInsertionEffect, useRef } from "react";

/** The newest value, for callbacks that live longer than a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
