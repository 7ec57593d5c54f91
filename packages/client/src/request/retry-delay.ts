import type { EnrolkitError } from "../error.ts";

const firstDelayMs = 500;
const maxDelayMs = 8000;
/** A person is waiting, so the client gives up when the service asks for more. */
const maxRetryAfterMs = 30_000;

/**
 * Returns the milliseconds to wait before the next attempt: 0.5, 1, 2, 4, 8 s with jitter in the upper half, and at
 * least what the service asked for. Returns undefined when the service asked for more than 30 s.
 */
export function retryDelay(attempt: number, error: EnrolkitError, random: () => number): number | undefined {
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1)) * (0.5 + random() / 2);
  const requested = (error.retryAfter ?? 0) * 1000;
  if (requested > maxRetryAfterMs) return undefined;
  return requested > 0 ? requested + delay / 10 : delay;
}

/** Returns the seconds to wait that `Retry-After` gives as a number or as a date; undefined without the header. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - now) / 1000));
}
