import { type CivilDate, civilDate, epochDay } from "./civil-date.ts";

/** Where somebody is: an IANA zone, and a lowercase ISO 3166-1 alpha-2 country for when the zone is not known. */
export interface UserLocation {
  time_zone?: string | null | undefined;
  country?: string | null | undefined;
}

/** UTC−12, where every day ends last. (The sign of `Etc` zones is reversed.) */
const latestTimeZone = "Etc/GMT+12";

/**
 * The zone whose calendar counts for somebody's deadline on a date: their own; else, of their country's zones, the one
 * where that day ends last; else UTC−12 (decisions §6, "Deadlines"). A zone that this platform does not know is as none.
 */
export function timeZoneOf(location: UserLocation, date: CivilDate): string {
  if (location.time_zone != null && isTimeZone(location.time_zone)) return location.time_zone;
  let last = { zone: latestTimeZone, end: Number.NEGATIVE_INFINITY };
  for (const zone of zonesOf(location.country)) {
    const end = dayEnd(date, zone);
    if (end > last.end) last = { zone, end };
  }
  return last.zone;
}

interface ZonedLocale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/** The zones of a country as `Intl` lists them; none where a browser cannot tell. */
function zonesOf(country: string | null | undefined): readonly string[] {
  if (country == null || !/^[a-z]{2}$/i.test(country)) return [];
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  // Older engines have a getter in place of the method, and some have neither.
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** What a wall clock in a zone shows at an instant. */
interface ZoneClock {
  /** Milliseconds by which local time is ahead of UTC. */
  offsetAt(epochMs: number): number;
  dateAt(epochMs: number): CivilDate;
}

/** Making a formatter costs far more than using it, so each zone's is kept. */
const clocks: Map<string, ZoneClock> = /* @__PURE__ */ new Map();
/** More than there are zones; a bound, since names may be written in any case. */
const mostClocks = 1000;

/** The clock of an IANA zone, read by `Intl`. Throws a RangeError for a zone that the platform does not know. */
function zoneClock(zone: string): ZoneClock {
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

const hourMs = 3_600_000;
/** No zone has ever been further than this from UTC. */
const widestOffset = 16 * hourMs;

/**
 * The first instant at which a zone's clock shows a date later than `date`, in milliseconds since 1970.
 * At the end of the gap where midnight is skipped, at the first midnight where there are two, and with the day
 * after where the day itself was skipped. A day has its own length: 23, 24, 25 hours.
 */
export function dayEnd(date: CivilDate, zone: string): number {
  const clock = zoneClock(zone);
  const midnight = (epochDay(date) + 1) * dayMs;
  let from = midnight - widestOffset;
  let offset = clock.offsetAt(from);
  if (clock.offsetAt(midnight + widestOffset) === offset) return midnight - offset;
  while (true) {
    const change = nextChange(clock, from, offset);
    const crossing = Math.max(from, midnight - offset);
    if (crossing < change) return crossing;
    from = change;
    offset = clock.offsetAt(from);
  }
}

/** The instant of the next change of offset within the coming hour, else the end of that hour. */
function nextChange(clock: ZoneClock, from: number, offset: number): number {
  let [same, other] = [from, from + hourMs];
  if (clock.offsetAt(other) === offset) return other;
  while (other - same > 1000) {
    const middle = same + Math.floor((other - same) / 2000) * 1000;
    if (clock.offsetAt(middle) === offset) same = middle;
    else other = middle;
  }
  return other;
}
