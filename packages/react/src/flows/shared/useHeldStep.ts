import { useEffect, useState } from "react";

const patience = 2000;

/**
 * Between two pages the service works for a moment. The page that the person came from stays that long, busy, before
 * the page that says so (`waiting`) takes its place; nothing flashes.
 */
export function useHeldStep<Step extends string>(
  step: Step,
  mayHold: boolean,
  shownBefore: Step | null,
): { step: Step; isHeld: boolean } {
  const [before, setBefore] = useState(shownBefore ?? step);
  const [isLate, setLate] = useState(false);
  if (step !== "waiting" && step !== before) setBefore(step);
  useEffect(() => {
    if (step !== "waiting") return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [step]);
  const isHeld = step === "waiting" && mayHold && !isLate && before !== "waiting";
  return { step: isHeld ? before : step, isHeld };
}
