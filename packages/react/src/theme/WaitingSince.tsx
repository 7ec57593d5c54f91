"use client";
import { type Context, createContext, type ReactNode, useMemo } from "react";

/** How long a person looks at what only stands in for something: then it is said, and they can try again. */
const timeoutMs = 8500;
/** What begins just before the end has this long, as words that vanish at once help no one. */
const leastMs = 1000;

/** How many milliseconds of it are left for what begins now. */
export type TimeLeft = () => number;

/** One thing after another (code, a language, a read) shares one time; what begins after it has all of it again. */
export const timeLeftSince =
  (time: number): TimeLeft =>
  () => {
    const rest = time + timeoutMs - performance.now();
    return rest > 0 ? Math.max(rest, leastMs) : timeoutMs;
  };

export const TimeLeftContext: Context<TimeLeft | null> = createContext<TimeLeft | null>(null);

export interface WaitingSinceProps {
  /** When the person began to wait, as `performance.now()` gave it. */
  time: number;
  /** The provider or the settings. */
  children: ReactNode;
}

/** Goes around a provider, or settings, whose page let the person wait before, such as for this very code. */
export function WaitingSince({ time, children }: WaitingSinceProps): ReactNode {
  const timeLeft = useMemo(() => timeLeftSince(time), [time]);
  return <TimeLeftContext.Provider value={timeLeft}>{children}</TimeLeftContext.Provider>;
}
