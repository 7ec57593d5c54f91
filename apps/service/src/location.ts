import type { Employee } from "@enrolkit/contract";
import type { EmployerRow } from "./store/rows.ts";
import { localDate, type Place, zoneOf } from "@enrolkit/rules";
import type { Records } from "./store/store.ts";

/** Where an employee is: the own zone; else the country of the address, else the employer's (decisions §6). */
export function placeOf(employee: Employee, employer: EmployerRow): Place {
  return { time_zone: employee.time_zone, country: employee.address?.country ?? employer.country };
}

/** The same, of an employee whose employer is not at hand. */
export async function placeOfEmployee(all: Records, employee: Employee): Promise<Place> {
  return placeOf(employee, await all.employers.get(employee.employer_id));
}

/** Where an employer is. */
export function placeOfEmployer({ time_zone, country }: EmployerRow): Place {
  return { time_zone, country };
}

/** The calendar day at a place. */
export function todayAt(place: Place, now: number): string {
  const at = new Date(now);
  return localDate(at, zoneOf(place, at.toISOString().slice(0, 10)));
}
