import type { Employee, Plan, Provider } from "@enrolkit/contract";
import { employeeQuery, planQuery, plansQuery, providerQuery, providersQuery } from "./queries.ts";
import { type Resource, useResource } from "./resource.ts";

/** A plan with all fields of the catalogue. */
export function usePlan(id: string): Resource<Plan> {
  return useResource((scope) => planQuery(scope, id));
}

/** Several plans, in the order of their ids; without ids every plan of the catalogue. */
export function usePlans(ids?: readonly string[]): Resource<readonly Plan[]> {
  return useResource((scope) => plansQuery(scope, ids));
}

/** Every insurer of the catalogue. */
export function useProviders(): Resource<readonly Provider[]> {
  return useResource(providersQuery);
}

/** An insurer. */
export function useProvider(id: string): Resource<Provider> {
  return useResource((scope) => providerQuery(scope, id));
}

/** The employee whose session it is. */
export function useEmployee(id: string): Resource<Employee> {
  return useResource((scope) => employeeQuery(scope, id));
}
