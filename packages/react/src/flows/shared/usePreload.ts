import { useEffect, useState } from "react";

/**
 * Fetches the code of pages to come while the person reads, so that it is there when it is needed: once the page that is
 * shown has been painted, so that nothing comes before it. Whether it has been.
 */
export function usePreload(parts: readonly (() => Promise<unknown>)[]): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPainted(true);
      // What does not arrive now is fetched again when it is needed, and says so then.
      void Promise.allSettled(parts.map((load) => load()));
    });
    return () => clearTimeout(timer);
  }, [parts]);
  return isPainted;
}
