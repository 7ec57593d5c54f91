import type { EnrolmentIntent, Policy } from "@enrolkit/contract";
import { enrolmentOfPolicyQuery, policiesQuery, policyQuery } from "./queries.ts";
import { type Resource, useResource } from "./resource.ts";

/** An employee's policies, newest first, also those that have ended. */
export function usePolicies(employeeId: string): Resource<readonly Policy[]> {
  return useResource((scope) => policiesQuery(scope, employeeId));
}

/** A policy: who is covered today, what it costs, and what was agreed for later days. */
export function usePolicy(id: string): Resource<Policy> {
  return useResource((scope) => policyQuery(scope, id));
}

/** The enrolment that a policy came of. */
export function useEnrolmentOfPolicy({ enrolment_intent_id }: Policy): Resource<EnrolmentIntent> {
  return useResource((scope) => enrolmentOfPolicyQuery(scope, enrolment_intent_id));
}
