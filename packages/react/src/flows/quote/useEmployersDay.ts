import type { Employer } from "@enrolkit/contract";
import { localDate, type UserLocation, timeZoneOf } from "@enrolkit/rules";
import { useEnrolkit } from "../../provider/context.ts";

export interface EmployersDay {
  /** Where the employer is, as far as it is known. */
  readonly place: UserLocation;
  /** The service's now, not the device's. */
  readonly now: Date;
  /** The calendar day where the employer is. */
  readonly today: string;
}

/** What day it is where the employer is, by the service's clock. */
export function useEmployersDay(employer: Employer | null | undefined): EmployersDay {
  const { client } = useEnrolkit();
  const place = { time_zone: employer?.time_zone, country: employer?.country };
  const now = new Date(client.serverTime());
  return { place, now, today: localDate(now, timeZoneOf(place, now.toISOString().slice(0, 10))) };
}
