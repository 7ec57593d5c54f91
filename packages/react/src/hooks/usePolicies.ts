import type { EnrolmentIntent, Policy } from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keys } from "../query/keys.ts";
import { type Resource, useResource } from "./resource.ts";

/** An employee's policies, newest first, also those that have ended. */
export function usePolicies(employeeId: string): Resource<readonly Policy[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: ["policies", employeeId],
    fetch: (signal) => client.listAll("ListPolicies", { query: { employee_id: employeeId }, signal }),
  });
}

/** A policy: whom it covers today, what it costs, and what was agreed for later days. */
export function usePolicy(id: string): Resource<Policy> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.policy(id),
    fetch: (signal) => client.call("RetrievePolicy", { params: { policy_id: id }, signal }),
  });
}

/** The enrolment that a policy came of. */
export function useEnrolmentOfPolicy({ enrolment_intent_id }: Policy): Resource<EnrolmentIntent> {
  const { client } = useEnrolkit();
  return useResource({
    key: ["enrolment_of_policy", enrolment_intent_id],
    fetch: (signal) => client.call("RetrieveEnrolmentIntent", { params: { enrolment_intent_id }, signal }),
    isFixed: true,
  });
}
