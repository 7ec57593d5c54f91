import { type CivilDate, epochDay } from "./civil.ts";
import { dayMs, type ZoneClock, zoneClock } from "./zone-clock.ts";

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
