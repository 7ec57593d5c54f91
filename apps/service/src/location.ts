import type { Employee } from "@enrolkit/contract";
import { addDays, deadlinePassesAt, localDate, timeZoneOf, type UserLocation } from "@enrolkit/rules";
import type { EmployerRow } from "./store/rows.ts";
import type { Records } from "./store/store.ts";

/** Where an employee is: the own zone; else the country of the address, else the employer's (decisions §6). */
export function locationOf(employee: Employee, employer: EmployerRow): UserLocation {
  return { time_zone: employee.time_zone, country: employee.address?.country ?? employer.country };
}

/** The same, of an employee whose employer is not at hand. */
export async function locationOfEmployee(all: Records, employee: Employee): Promise<UserLocation> {
  return locationOf(employee, await all.employers.get(employee.employer_id));
}

/** Where an employer is. */
export function locationOfEmployer({ time_zone, country }: EmployerRow): UserLocation {
  return { time_zone, country };
}

/** The calendar day at a location. */
export function todayAt(location: UserLocation, now: number): string {
  const at = new Date(now);
  return localDate(at, timeZoneOf(location, at.toISOString().slice(0, 10)));
}

/** The first instant of a day at a location, in milliseconds: the end of the day before. */
export function startOfDay(date: string, location: UserLocation): number {
  return deadlinePassesAt(addDays(date, -1), location).getTime();
}
