import type { ConfirmedEnrolment } from "../../store/rows.ts";
import { membersToCover } from "./members.ts";
import type { EnrolmentSubject } from "./subject.ts";

/**
 * Fixes what is confirmed: from here on the days no longer move with the calendar, and the members are those who were
 * screened and judged, under the names that they had.
 */
export function settle(subject: EnrolmentSubject): ConfirmedEnrolment[] {
  return subject.plans.map((covered) => ({
    group_policy_id: covered.groupPolicy.id,
    effective_from: covered.effective_from,
    policy_id: null,
    members: membersToCover(subject, covered),
  }));
}
