import { EnrolkitError } from "@enrolkit/client";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { EnrolkitQuery } from "./options.ts";
import type { QueryScope } from "./scope.ts";

/** What is cached under a query, undefined where nothing is. */
export function cachedData<Data>(
  { queryClient }: Pick<QueryScope, "queryClient">,
  { queryKey }: EnrolkitQuery<Data>,
): Data | undefined {
  return queryClient.getQueryData<Data>(queryKey);
}

/**
 * Caches what the service has answered to a write. A read that is under way began before it and could undo it: it is
 * cancelled.
 */
export async function cacheResult<Data>(
  { queryClient }: Pick<QueryScope, "queryClient">,
  query: EnrolkitQuery<Data>,
  data: Data,
): Promise<void> {
  const { queryKey } = query;
  await queryClient.cancelQueries({ queryKey, exact: true });
  // `setQueryData` alone would create a query that is not there yet with the host's default options.
  queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(query));
  queryClient.setQueryData(queryKey, data);
}

/** Fetches again what is used of everything under these keys, and drops the rest of it. */
export async function refetchStale(queryClient: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      // At once: what is rendered next reads it anew.
      queryClient.removeQueries({ queryKey, type: "inactive" });
      // Invalidating goes on with a first read that is under way, which began before what made it stale.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );
}

/** Whether the service says that a resource has moved on: what is cached of it is stale. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof EnrolkitError && (error.code === "invalid_state" || error.code === "not_found");
}

/** Where a write is rejected because things have moved on, fetches these again before the rejection is shown. */
export async function refetchIfMovedOn<Result>(
  { queryClient }: Pick<QueryScope, "queryClient">,
  keys: readonly QueryKey[],
  write: Promise<Result>,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (hasMovedOn(error)) await refetchStale(queryClient, ...keys);
    throw error;
  }
}

/** Caches what a write returns under a query; rejects as `refetchIfMovedOn`. */
export async function cacheWrite<Data, Result extends Data>(
  scope: Pick<QueryScope, "queryClient">,
  query: EnrolkitQuery<Data>,
  write: Promise<Result>,
  staleKeys: readonly QueryKey[] = [query.queryKey],
): Promise<Result> {
  const result = await refetchIfMovedOn(scope, staleKeys, write);
  await cacheResult(scope, query, result);
  return result;
}
