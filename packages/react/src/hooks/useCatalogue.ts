import type { Employee, Plan, Provider } from "@enrolkit/types";
import { employeeQuery, planQuery, plansQuery, providerQuery, providersQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";

/** A plan with all fields of the catalogue. */
export function usePlan(id: string): EnrolkitQueryResult<Plan> {
  return useRead((scope) => planQuery(scope, id));
}

/** Several plans, in the order of their ids; without ids every plan of the catalogue. */
export function usePlans(ids?: readonly string[]): EnrolkitQueryResult<readonly Plan[]> {
  return useRead((scope) => plansQuery(scope, ids));
}

/** Every insurer of the catalogue. */
export function useProviders(): EnrolkitQueryResult<readonly Provider[]> {
  return useRead(providersQuery);
}

/** An insurer. */
export function useProvider(id: string): EnrolkitQueryResult<Provider> {
  return useRead((scope) => providerQuery(scope, id));
}

/** The employee whose session it is. */
export function useEmployee(id: string): EnrolkitQueryResult<Employee> {
  return useRead((scope) => employeeQuery(scope, id));
}
