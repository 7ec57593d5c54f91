import type { Employer, Group } from "@enrolkit/contract";
import { employerQuery, groupsQuery } from "./queries.ts";
import { type Resource, useResource } from "./resource.ts";

/** The groups of the employer whose session it is, newest first. */
export function useGroups(): Resource<readonly Group[]> {
  return useResource(groupsQuery);
}

/** The employer whose session it is, null while the id is not known. */
export function useEmployer(id: string | null): Resource<Employer | null> {
  return useResource((scope) => employerQuery(scope, id));
}
