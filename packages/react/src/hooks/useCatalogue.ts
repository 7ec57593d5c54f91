import type { Employee, Plan, Provider } from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keys } from "../query/keys.ts";
import { type Resource, useResource } from "./resource.ts";

/** A plan with all fields of the catalogue. */
export function usePlan(id: string): Resource<Plan> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.plan(id),
    fetch: (signal) => client.call("RetrievePlan", { params: { plan_id: id }, signal }),
    isFixed: true,
  });
}

/** Several plans, in the order of their ids; without ids every plan of the catalogue. */
export function usePlans(ids?: readonly string[]): Resource<readonly Plan[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: ids ? ["plans", ...ids] : ["all_plans"],
    fetch: (signal): Promise<Plan[]> =>
      ids
        ? Promise.all(ids.map((plan_id) => client.call("RetrievePlan", { params: { plan_id }, signal })))
        : client.listAll("ListPlans", { signal }),
    isFixed: true,
  });
}

/** Every insurer of the catalogue. */
export function useProviders(): Resource<readonly Provider[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: ["providers"],
    fetch: (signal) => client.listAll("ListProviders", { signal }),
    isFixed: true,
  });
}

/** An insurer. */
export function useProvider(id: string): Resource<Provider> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.provider(id),
    fetch: (signal) => client.call("RetrieveProvider", { params: { provider_id: id }, signal }),
    isFixed: true,
  });
}

/** The employee whose session it is. */
export function useEmployee(id: string): Resource<Employee> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.employee(id),
    fetch: (signal) => client.call("RetrieveEmployee", { params: { employee_id: id }, signal }),
  });
}
