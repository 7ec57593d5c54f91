import type { Employee } from "@enrolkit/contract";
import { localDate, type UserLocation, timeZoneOf } from "@enrolkit/rules";
import { useEmployee } from "../../hooks/useCatalogue.ts";
import { useEnrolkit } from "../../provider/context.ts";

export interface WhereAndWhen {
  readonly employee: Employee | undefined;
  /** Where the person is, as far as it is known. */
  readonly place: UserLocation;
  /** The service's now, not the device's. */
  readonly now: Date;
  /** The calendar day where the person is. */
  readonly today: string;
}

/** Where the employee is and what day it is there, by the service's clock. */
export function useWhereAndWhen(employeeId: string): WhereAndWhen {
  const { client } = useEnrolkit();
  const employee = useEmployee(employeeId).data;
  const place = { time_zone: employee?.time_zone, country: employee?.address?.country };
  const now = new Date(client.serverTime());
  return { employee, place, now, today: localDate(now, timeZoneOf(place, now.toISOString().slice(0, 10))) };
}
