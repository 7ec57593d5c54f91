import { useEffect, useState } from "react";

const regionMs = 100;

/**
 * Whether a live region has been on the page for a moment, so that what comes into it now is said. A text that comes together
 * with its region is not.
 */
export function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), regionMs);
    return () => clearTimeout(timer);
  }, []);
  return isHeard;
}
