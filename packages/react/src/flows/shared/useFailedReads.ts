import type { EnrolkitError } from "@enrolkit/client";
import type { Query, QueryFilters } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
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
  const failed: QueryFilters = { queryKey: scopeKey, type: "active", predicate: hasFailed };
  const firstError = () => (cache.findAll(failed)[0]?.state.error ?? null) as EnrolkitError | null;
  // oxlint-disable-next-line typescript/unbound-method -- React Query binds it
  const error = useSyncExternalStore(cache.subscribe, firstError, () => null);
  return error && { error, retry: () => void queryClient.refetchQueries(failed) };
}

/** Without a session the page says so, once for all. */
const hasFailed = ({ state }: Query): boolean =>
  state.status === "error" &&
  state.data === undefined &&
  (state.error as EnrolkitError).code !== "session_expired";
