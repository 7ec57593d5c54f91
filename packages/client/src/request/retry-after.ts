/** Seconds that `Retry-After` asks to wait, written as a number or as a date; undefined without it. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - now) / 1000));
}
