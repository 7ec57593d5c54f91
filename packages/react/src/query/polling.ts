import type { EnrolkitError } from "@enrolkit/client";

const shortestMs = 300;
const longestMs = 10_000;

/** The part of a React Query query that polling reads. */
interface Polled {
  /** What the query has come to so far, as React Query counts it. */
  readonly state: {
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
    readonly error?: unknown;
  };
}

/** Milliseconds until a query is fetched again while it waits on something, false while it waits on nothing. */
export type Polling = (query: Polled, waitsOn: string | null) => number | false;

interface Wait {
  readonly on: string;
  readonly since: number;
  readonly updates: number;
  readonly pause: number;
}

/** Milliseconds until the next fetch of something that has waited this long: the longer, the rarer. */
export function pauseAfter(waitedMs: number): number {
  return Math.min(longestMs, Math.max(shortestMs, waitedMs / 3));
}

/** Polls with growing pauses while a query waits on one thing, and from the shortest again when it waits on another. */
export function createPolling(now: () => number): Polling {
  const waits = new WeakMap<Polled, Wait>();
  return (query, on) => {
    if (on === null) {
      waits.delete(query);
      return false;
    }
    const before = waits.get(query);
    const { dataUpdateCount, errorUpdateCount } = query.state;
    const updates = dataUpdateCount + errorUpdateCount;
    const isSameWait = before?.on === on;
    // React Query asks at every render, and another answer would begin the pause anew.
    if (isSameWait && before.updates === updates) return before.pause;
    const since = isSameWait ? before.since : now();
    const { retryAfter = 0 } = (query.state.error ?? {}) as Partial<EnrolkitError>;
    const pause = Math.max(pauseAfter(now() - since), retryAfter * 1000);
    waits.set(query, { on, since, updates, pause });
    return pause;
  };
}
