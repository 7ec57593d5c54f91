import type { Participation } from "@enrolkit/types";
import { type ParticipationPage, participationQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** Who of a group takes part in one of its policies, `gp_…`: a page of employees, and how many are in each state. */
export function useParticipation(
  groupPolicyId: string,
  page?: ParticipationPage,
): EnrolkitQueryResult<Participation> {
  return useRead((scope) => participationQuery(scope, groupPolicyId, page));
}
