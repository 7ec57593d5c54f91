import type { Employer, Group } from "@enrolkit/types";
import { employerQuery, groupsQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** The groups of the employer whose session it is, newest first. */
export function useGroups(): EnrolkitQueryResult<readonly Group[]> {
  return useRead(groupsQuery);
}

/** The employer whose session it is, null while the id is not known. */
export function useEmployer(id: string | null): EnrolkitQueryResult<Employer | null> {
  return useRead((scope) => employerQuery(scope, id));
}
