import { useEffect } from "react";

/** Fetches the code of pages to come while the person reads, so that they are there when they are needed. */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    // What does not arrive now is fetched again when it is needed, and says so then.
    void Promise.allSettled(parts.map((load) => load()));
  }, [parts]);
}
