import type { Employer, Group } from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keys } from "../query/keys.ts";
import { type Resource, useResource } from "./resource.ts";

/** The groups of the employer whose session it is, newest first. */
export function useGroups(): Resource<readonly Group[]> {
  const { client } = useEnrolkit();
  return useResource({ key: ["groups"], fetch: (signal) => client.listAll("ListGroups", { signal }) });
}

/** The employer whose session it is, null while the id is not known. */
export function useEmployer(id: string | null): Resource<Employer | null> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.employer(id ?? ""),
    fetch: async (signal) =>
      id === null ? null : client.call("RetrieveEmployer", { params: { employer_id: id }, signal }),
    isFixed: true,
  });
}
