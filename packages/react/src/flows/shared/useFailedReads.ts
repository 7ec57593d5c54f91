import type { EnrolkitError } from "@enrolkit/client";
import { notifyManager, type Query, type QueryFilters } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useEnrolkit } from "../../provider/context.ts";

interface FailedReads {
  /** Of one of them. */
  readonly error: EnrolkitError;
  readonly retry: () => void;
}

/**
 * What the page shows, or would, and could not be read, whichever hooks read it: none of it can vanish without a word.
 * Null where all is well.
 */
export function useFailedReads(): FailedReads | null {
  const { queryClient, scopeKey } = useEnrolkit();
  const cache = queryClient.getQueryCache();
  const failed = useMemo(
    (): QueryFilters => ({ queryKey: scopeKey, type: "active", predicate: hasFailed }),
    [scopeKey],
  );
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const error = useSyncExternalStore(
    subscribe,
    () => cache.findAll(failed)[0]?.state.error ?? null,
    () => null,
  ) as EnrolkitError | null;
  return error && { error, retry: () => void queryClient.refetchQueries(failed) };
}

const hasFailed = ({ state }: Query): boolean => state.status === "error" && state.data === undefined;
