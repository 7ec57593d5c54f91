import { hourIn } from "../../format.ts";
import type { Messages } from "../../messages/en.ts";

interface Greeted {
  first_name: string;
  time_zone: string;
  /** The instant of the sandbox's clock. */
  now: string;
}

/** Good morning, afternoon or evening, by the clock where the person is. */
export function greeting({ first_name, time_zone, now }: Greeted, { home }: Messages): string {
  const hour = hourIn(time_zone, now);
  if (hour >= 5 && hour < 12) return home.morning(first_name);
  return hour >= 12 && hour < 18 ? home.afternoon(first_name) : home.evening(first_name);
}
