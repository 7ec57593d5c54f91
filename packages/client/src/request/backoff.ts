import type { EnrolkitError } from "../error.ts";

const first = 500;
const longest = 8000;
/** Somebody waits before a screen: a service that asks for more is given up. */
const patience = 30_000;

/**
 * Milliseconds to wait before the next attempt: 0.5, 1, 2, 4, 8 s, spread over the upper half, and not less
 * than the service asked for. Undefined: it asked for too much.
 */
export function backoff(attempt: number, error: EnrolkitError, random: () => number): number | undefined {
  const spread = Math.min(longest, first * 2 ** (attempt - 1)) * (0.5 + random() / 2);
  const asked = (error.retryAfter ?? 0) * 1000;
  if (asked > patience) return undefined;
  return asked > 0 ? asked + spread / 10 : spread;
}
