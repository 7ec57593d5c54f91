import type { Clock } from "@enrolkit/service";

/** A clock that shows `moment` (ISO 8601) now and ticks on from there, so that tests may name dates. */
export function clockFrom(moment: string): Clock {
  const ahead = Date.parse(moment) - Date.now();
  if (Number.isNaN(ahead)) throw new TypeError(`"${moment}" is no moment. Write it as 2026-12-01T09:00:00Z.`);
  return { now: () => Date.now() + ahead };
}
