import type { EnrolmentIntent, Policy } from "@enrolkit/types";
import { enrolmentOfPolicyQuery, policiesQuery, policyQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** An employee's policies, newest first, also those that have ended. */
export function usePolicies(employeeId: string): EnrolkitQueryResult<readonly Policy[]> {
  return useRead((scope) => policiesQuery(scope, employeeId));
}

/** A policy: who is covered today, what it costs, and what was agreed for later days. */
export function usePolicy(id: string): EnrolkitQueryResult<Policy> {
  return useRead((scope) => policyQuery(scope, id));
}

/** The enrolment that a policy came of. */
export function useEnrolmentOfPolicy({ enrolment_intent_id }: Policy): EnrolkitQueryResult<EnrolmentIntent> {
  return useRead((scope) => enrolmentOfPolicyQuery(scope, enrolment_intent_id));
}
