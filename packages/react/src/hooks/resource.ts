import type { EnrolkitError } from "@enrolkit/client";
import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useEnrolkit } from "../provider/context.ts";

/**
 * Something of the service: `loading | error | ready`. When it is ready its value stays while it is looked at again;
 * an error beside a value says that the last look failed. `refresh` looks again now.
 */
export type Resource<Value> = { readonly refresh: () => Promise<void> } & (
  | { readonly status: "loading"; readonly value?: undefined; readonly error: null }
  | { readonly status: "error"; readonly value?: undefined; readonly error: EnrolkitError }
  | { readonly status: "ready"; readonly value: Value; readonly error: EnrolkitError | null }
);

export interface ResourceOptions<Value> {
  readonly key: QueryKey;
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  readonly enabled?: boolean | undefined;
  /** Milliseconds for which it is taken to be fresh; none by default. */
  readonly freshFor?: number | undefined;
  /** Milliseconds until the next look by itself, false for none. */
  readonly pollEvery?: ((value: Value | undefined) => number | false) | undefined;
}

/** Fetches with the provider's own cache, never with one that the page has. */
export function useResource<Value>(options: ResourceOptions<Value>): Resource<Value> {
  const { queryClient } = useEnrolkit();
  const { key, fetch, enabled = true, freshFor = 0, pollEvery } = options;
  const { data, error, refetch } = useQuery<Value, EnrolkitError>(
    {
      queryKey: key,
      queryFn: ({ signal }) => fetch(signal),
      enabled,
      staleTime: freshFor,
      refetchInterval: ({ state }) => pollEvery?.(state.data) ?? false,
    },
    queryClient,
  );
  const refresh = useCallback(async () => void (await refetch()), [refetch]);
  if (data !== undefined) return { status: "ready", value: data, error, refresh };
  if (error !== null) return { status: "error", error, refresh };
  return { status: "loading", error, refresh };
}
