import type { EnrolkitErrorCode } from "@enrolkit/client";
import { useContext, useEffect, useState } from "react";
import type { BlockFailure } from "../messages/hooks.ts";
import { enrolkitError } from "./enrolkit-error.ts";
import { inTime } from "./in-time.ts";
import { ReportContext } from "./theme-context.ts";
import { TimeLeftContext, timeLeftSince } from "./WaitingSince.tsx";

/** Where nothing is around, nothing came before. */
export const wholeTime = (): number => timeLeftSince(performance.now())();

type Arrival<Value> = readonly [
  /** What is at hand, else what has arrived last; null before. */
  value: Value | null,
  /** What is wanted has failed, or takes too long. It is used all the same when it comes. */
  missing: BlockFailure | null,
];

/**
 * Loads something that a page can be without for a moment: a language, the code of a part. `load` is always the same
 * function for the same thing, and null where nothing is to be loaded; `name` is for the host's developers.
 */
export function useArrival<Value>(
  load: (() => Promise<Value>) | null,
  atHand: Value | null,
  code: EnrolkitErrorCode,
  name: string,
): Arrival<Value> {
  const report = useContext(ReportContext);
  const timeLeft = useContext(TimeLeftContext) ?? wholeTime;
  const [arrived, setArrived] = useState(() => atHand);
  const [missing, setMissing] = useState<BlockFailure | null>(null);
  if (atHand !== null && arrived !== atHand) setArrived(() => atHand);
  useEffect(() => {
    if (load === null) return;
    let isAwaited = true;
    function arrive(value: Value): void {
      if (!isAwaited) return;
      isAwaited = false;
      setMissing(null);
      setArrived(() => value);
    }
    function start(): void {
      setMissing(null);
      inTime(timeLeft(), (load as () => Promise<Value>)(), arrive).then(arrive, () => {
        if (!isAwaited) return;
        const error = enrolkitError(code, "Not loaded", `Not loaded: ${name}.`);
        report?.(error);
        setMissing({ error, retry: start });
      });
    }
    start();
    return () => {
      isAwaited = false;
    };
  }, [load, code, name, report, timeLeft]);
  return [atHand ?? arrived, load && missing];
}
