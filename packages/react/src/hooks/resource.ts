import type { EnrolkitError } from "@enrolkit/client";
import { useQuery } from "@tanstack/react-query";
import { useEnrolkit } from "../provider/context.ts";
import type { EnrolkitQuery } from "../query/options.ts";
import type { QueryScope } from "../query/scope.ts";

/**
 * Something of the service: `loading | error | ready`. When it is ready its value stays while it is fetched again;
 * an error beside a value says that the last fetch failed. `refresh` fetches again now.
 */
export type Resource<Value> = { readonly refresh: () => Promise<void> } & (
  | { readonly status: "loading"; readonly value?: undefined; readonly error: null }
  | { readonly status: "error"; readonly value?: undefined; readonly error: EnrolkitError }
  | { readonly status: "ready"; readonly value: Value; readonly error: EnrolkitError | null }
);

/** Reads through the provider's QueryClient. */
export function useResource<Value>(queryOf: (scope: QueryScope) => EnrolkitQuery<Value>): Resource<Value> {
  const enrolkit = useEnrolkit();
  const { data, error, refetch } = useQuery(queryOf(enrolkit), enrolkit.queryClient);
  const refresh = async (): Promise<void> => {
    await refetch();
  };
  if (data !== undefined) return { status: "ready", value: data, error, refresh };
  if (error !== null) return { status: "error", error, refresh };
  return { status: "loading", error, refresh };
}
