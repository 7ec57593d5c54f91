import type { EnrolmentIntent } from "@enrolkit/contract";
import { type EnrolmentOf, enrolmentQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/**
 * The employee's open enrolment in a group, else their newest, else null. Fetched again by itself while something waits
 * on the service, ever more rarely, not while the page is hidden, and when the person comes back to the page.
 */
export function useEnrolment({
  employeeId,
  groupId,
}: EnrolmentOf): EnrolkitQueryResult<EnrolmentIntent | null> {
  return useRead((scope) => enrolmentQuery(scope, { employeeId, groupId }));
}
