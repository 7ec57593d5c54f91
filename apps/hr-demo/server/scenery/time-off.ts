import type { Leave, TimeOff } from "../../src/wire.ts";
import { addDays, weekday, workingDays } from "../dates.ts";

const allowance = 25;

/** A year's leave around today: what was taken, what is booked, what is left, and who else is away. */
export function timeOffOf(today: string, colleagues: string[]): TimeOff {
  const leave = plannedAround(today);
  const days = (...states: Leave["state"][]) =>
    leave
      .filter(({ kind, state }) => kind === "holiday" && states.includes(state))
      .reduce((sum, { working_days }) => sum + working_days, 0);
  const taken = days("taken");
  const booked = days("approved", "requested");
  return { allowance, taken, booked, left: allowance - taken - booked, leave, away: away(today, colleagues) };
}

/** Monday of the week that lies so many weeks ahead. */
const monday = (today: string, weeks: number) => addDays(today, 7 * weeks - ((weekday(today) + 6) % 7));

function plannedAround(today: string): Leave[] {
  const entry = (from: string, length: number, kind: Leave["kind"], state: Leave["state"]): Leave => {
    const to = addDays(from, length - 1);
    return { id: from, from, to, working_days: workingDays(from, to), kind, state };
  };
  return [
    entry(monday(today, 9), 5, "holiday", "requested"),
    entry(addDays(monday(today, 5), 3), 2, "holiday", "approved"),
    entry(addDays(monday(today, 2), 2), 1, "volunteering", "approved"),
    entry(addDays(monday(today, -3), 1), 1, "appointment", "taken"),
    entry(monday(today, -11), 12, "holiday", "taken"),
  ];
}

function away(today: string, colleagues: string[]) {
  const [first, second] = colleagues;
  return [
    ...(first ? [{ name: first, from: addDays(monday(today, 1), 1), to: addDays(monday(today, 1), 4) }] : []),
    ...(second ? [{ name: second, from: monday(today, 2), to: addDays(monday(today, 3), 4) }] : []),
  ];
}
