import type { EnrolkitError } from "@enrolkit/client";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEnrolkit } from "../provider/context.ts";
import type { EnrolkitQuery } from "../query/options.ts";
import type { QueryScope } from "../query/scope.ts";

/** What a hook that reads returns: `data`, `error`, `isPending`, `refetch` and the rest, as of React Query's `useQuery`. */
export type EnrolkitQueryResult<Data> = UseQueryResult<Data, EnrolkitError>;

/** Reads through the provider's QueryClient, whatever client React's context has. */
export function useRead<Data>(
  queryOf: (scope: QueryScope) => EnrolkitQuery<Data>,
): EnrolkitQueryResult<Data> {
  const enrolkit = useEnrolkit();
  return useQuery(queryOf(enrolkit), enrolkit.queryClient);
}
