const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first attempt, the second, …: ten attempts over three days (decisions §8). */
const pauses = [5000, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 20 * hour, 34 * hour];
const maxRetryAfter = 24 * hour;

/**
 * Returns the real time at which an event is sent again after a number of attempts; undefined after the last one.
 * `random` (0 to 1) spreads pauses by a tenth. A receiver may ask for more time, up to a day.
 */
export function retryAt(
  attempts: number,
  { now, random, retryAfter }: { now: number; random: number; retryAfter?: string | undefined },
): number | undefined {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return undefined;
  const spread = Math.round(pause * (0.9 + 0.2 * random));
  return now + Math.max(spread, Math.min(maxRetryAfter, retryAfterMs(retryAfter, now)));
}

/** Reads a `Retry-After`, in seconds or as a date, into milliseconds from now; 0 for anything else. */
function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : date - now;
}
