import { type CivilDate, civilDate, epochDay } from "./civil-date.ts";

/** Where a user is: an IANA time zone, and a lowercase ISO 3166-1 alpha-2 country in case the time zone is unknown. */
export interface UserLocation {
  time_zone?: string | null | undefined;
  country?: string | null | undefined;
}

/** UTC−12, where every day ends last; the sign of `Etc` zones is reversed. */
const latestTimeZone = "Etc/GMT+12";

/**
 * Returns the time zone that decides a user's deadline on a date: the user's own, otherwise the one of the country where
 * that day ends last, otherwise UTC−12 (decisions §6, "Deadlines"). A time zone that `Intl` does not know is ignored.
 */
export function timeZoneOf(location: UserLocation, date: CivilDate): string {
  if (location.time_zone != null && isTimeZone(location.time_zone)) return location.time_zone;
  return remembered(latestZones, `${location.country} ${date}`, () => {
    let last = { zone: latestTimeZone, end: Number.NEGATIVE_INFINITY };
    for (const zone of zonesOf(location.country)) {
      const end = dayEnd(date, zone);
      if (end > last.end) last = { zone, end };
    }
    return last.zone;
  });
}

/** By country and date. `Intl` takes long to list zones, and some countries have thirty to compare. */
const latestZones: Map<string, string> = /* @__PURE__ */ new Map();
/** More than there are time zones, or days that matter at a time; a limit is needed because names can be any text. */
const maxRemembered = 1000;

/** Returns what a map has for a key, and makes it where it has nothing. */
function remembered<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= maxRemembered) map.clear();
  const value = make();
  map.set(key, value);
  return value;
}

interface ZonedLocale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[] | undefined;
}

/** Returns the time zones of a country as `Intl` lists them; none where a browser has no list. */
function zonesOf(country: string | null | undefined): readonly string[] {
  if (country == null || !/^[a-z]{2}$/i.test(country)) return [];
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
  // Older engines have a getter instead of the method, and some have neither.
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The local time of a time zone. */
interface ZoneClock {
  /** Returns the milliseconds by which local time is ahead of UTC. */
  offsetAt(epochMs: number): number;
  dateAt(epochMs: number): CivilDate;
}

/** Creating a formatter is far slower than using it, so there is one clock per time zone. */
const clocks: Map<string, ZoneClock> = /* @__PURE__ */ new Map();

/** Returns the clock of an IANA time zone. Throws a RangeError for a time zone that `Intl` does not know. */
function zoneClock(zone: string): ZoneClock {
  return remembered(clocks, zone, () => makeClock(zone));
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

/** Returns whether a text is the name of a time zone; an offset such as `+02:00`, which `Intl` accepts too, is not. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    zoneClock(zone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the calendar day in a time zone at an instant. */
export function localDate(at: Date, zone: string): CivilDate {
  return zoneClock(zone).dateAt(at.getTime());
}

const hourMs = 3_600_000;
/** No time zone has ever been further than this from UTC. */
const widestOffset = 16 * hourMs;

/**
 * Returns the first instant at which the local date is later than `date`, in milliseconds since 1970. Where midnight is
 * skipped that is the end of the gap; where there are two midnights, the first; where the whole day was skipped, the
 * start of the next one. Days can have 23, 24 or 25 hours.
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

/** Returns the instant of the next change of the offset within an hour, or the end of that hour. */
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
