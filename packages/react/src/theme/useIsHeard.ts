import { type RefObject, useEffect, useState } from "react";

const regionMs = 100;

/**
 * Whether a live region has been on the page for a moment, so that what comes into it now is said. A text that comes together
 * with its region is not. Of several in one root that say the same, only the first is: `box` is the element around each.
 */
export function useIsHeard(box?: RefObject<Element | null>): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(!box || isFirst(box.current)), regionMs);
    return () => clearTimeout(timer);
  }, [box]);
  return isHeard;
}

function isFirst(box: Element | null): boolean {
  const root = box?.closest(".ek-root");
  return !root || root.querySelector(`.${box?.className}`) === box;
}
