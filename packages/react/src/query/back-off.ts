const shortest = 300;
const longest = 10_000;

/**
 * How long until the next look at something that waits on the service, in milliseconds: the longer it has
 * waited, the rarer.
 */
export function backOff(waitedFor: number): number {
  return Math.min(longest, Math.max(shortest, waitedFor / 3));
}

/** Looks with growing pauses while `waitsOn` names something, and anew from the shortest when that changes. */
export function createPolling(now: () => number): (waitsOn: string | null) => number | false {
  let watched: string | null = null;
  let since = 0;
  return (waitsOn) => {
    if (waitsOn !== watched) {
      watched = waitsOn;
      since = now();
    }
    return waitsOn === null ? false : backOff(now() - since);
  };
}
