import { type CivilDate, civilDate, epochDay } from "./civil.ts";

/** What a wall clock in a zone shows at an instant. */
export interface ZoneClock {
  /** Milliseconds by which local time is ahead of UTC. */
  offsetAt(epochMs: number): number;
  dateAt(epochMs: number): CivilDate;
}

/** Making a formatter costs far more than using it, so each zone's is kept. */
const clocks: Map<string, ZoneClock> = /* @__PURE__ */ new Map();
/** More than there are zones; a bound, since names may be written in any case. */
const mostClocks = 1000;

/** The clock of an IANA zone, read by `Intl`. Throws a RangeError for a zone that the platform does not know. */
export function zoneClock(zone: string): ZoneClock {
  const kept = clocks.get(zone);
  if (kept !== undefined) return kept;
  if (clocks.size >= mostClocks) clocks.clear();
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const read = (epochMs: number): Record<string, number> => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(epochMs)) parts[type] = Number(value);
    return parts;
  };
  const day = ({ year = 0, month = 0, day = 0 }: Record<string, number>): CivilDate =>
    civilDate(year, month, day);
  return {
    dateAt: (epochMs) => day(read(epochMs)),
    offsetAt: (epochMs) => {
      const parts = read(epochMs);
      const { hour = 0, minute = 0, second = 0 } = parts;
      const local = epochDay(day(parts)) * dayMs + ((hour * 60 + minute) * 60 + second) * 1000;
      return local - Math.floor(epochMs / 1000) * 1000;
    },
  };
}

export const dayMs = 86_400_000;

/** Whether this is the name of a zone; an offset such as `+02:00`, which `Intl` takes too, is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    zoneClock(zone);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day in a zone at an instant. */
export function localDate(at: Date, zone: string): CivilDate {
  return zoneClock(zone).dateAt(at.getTime());
}
