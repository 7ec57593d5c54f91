const longestMargin = 60_000;
const shortestPause = 1000;

/**
 * When to renew a session that was received just now: ahead of its expiry by 60 s, or by a tenth of its
 * lifetime where that is less. Milliseconds since 1970.
 */
export function renewalAhead(expiresAt: number, receivedAt: number): number {
  const lifetime = Math.max(0, expiresAt - receivedAt);
  return expiresAt - Math.min(longestMargin, lifetime / 10);
}

/** When to try again after a renewal that brought nothing: after half of what is left. */
export function renewalAgain(expiresAt: number, now: number): number {
  return now + Math.max(shortestPause, (expiresAt - now) / 2);
}
