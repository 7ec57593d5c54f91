import type { CivilDate } from "./civil.ts";
import { dayEnd } from "./day-end.ts";
import { isTimeZone } from "./zone-clock.ts";

/** Where somebody is: an IANA zone, and a lowercase ISO 3166-1 alpha-2 country for when the zone is not known. */
export interface UserLocation {
  time_zone?: string | null | undefined;
  country?: string | null | undefined;
}

/** UTC−12, where every day ends last. (The sign of `Etc` zones is reversed.) */
export const latestTimeZone = "Etc/GMT+12";

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
