import type { Requirement } from "@enrolkit/types";
import { requirementQuery, requirementsQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import type { MaybeIntent } from "./useEnrolment.ts";

/** What an enrolment still needs to know, and what has been answered. */
export function useRequirements(intent: MaybeIntent): EnrolkitQueryResult<readonly Requirement[]> {
  return useRead((scope) => requirementsQuery(scope, intent?.id ?? null));
}

/** A requirement by its id, such as that of a dependent. */
export function useRequirement(id: string): EnrolkitQueryResult<Requirement> {
  return useRead((scope) => requirementQuery(scope, id));
}
