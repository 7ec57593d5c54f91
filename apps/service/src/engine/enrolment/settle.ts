import type { SettledEnrolment } from "../../store/rows.ts";
import type { EnrolmentSubject } from "./subject.ts";

/** Fixes what was confirmed: from here on the days no longer move with the calendar. */
export function settle({ plans }: EnrolmentSubject): SettledEnrolment[] {
  return plans.map(({ groupPolicy, effective_from }) => ({
    group_policy_id: groupPolicy.id,
    effective_from,
    policy_id: null,
  }));
}
