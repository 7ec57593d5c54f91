import { localDate, type UserLocation, timeZoneOf } from "@enrolkit/rules";
import { useEmployee } from "../../hooks/useCatalogue.ts";
import { useEnrolkit } from "../../provider/context.ts";

/** What day it is somewhere, by the service's clock. */
export interface LocalDay {
  /** As far as it is known. */
  readonly location: UserLocation;
  /** Whether the location has been read. */
  readonly isKnown: boolean;
  /** The service's now, not the device's. */
  readonly now: Date;
  /** The calendar day at the location. */
  readonly today: string;
}

export function useLocalDay(known: UserLocation | null | undefined): LocalDay {
  const { client } = useEnrolkit();
  const location = { time_zone: known?.time_zone, country: known?.country };
  const now = new Date(client.serverTime());
  const today = localDate(now, timeZoneOf(location, now.toISOString().slice(0, 10)));
  return { location, isKnown: known != null, now, today };
}

/** What day it is where the employee is. */
export function useEmployeeDay(employeeId: string): LocalDay {
  const employee = useEmployee(employeeId).data;
  return useLocalDay(employee && { time_zone: employee.time_zone, country: employee.address?.country });
}
