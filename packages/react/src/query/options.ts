import type { Client, EnrolkitError } from "@enrolkit/client";
import type { DataTag, QueryKey, UndefinedInitialDataOptions } from "@tanstack/react-query";
import { asEnrolkitError, enrolkitError } from "../theme/enrolkit-error.ts";
import { inTime } from "../theme/in-time.ts";
import { keyOf, type QueryScope, type ResourceName } from "./scope.ts";

/** What React Query's `queryOptions` gives, bound to a provider's client and scope. */
export type EnrolkitQuery<Data> = UndefinedInitialDataOptions<Data, EnrolkitError> & {
  queryKey: DataTag<QueryKey, Data, EnrolkitError>;
};

interface QueryDefinition<Data> {
  /** Begins the key, after the provider's own part. */
  readonly resource: ResourceName;
  /** What distinguishes it among those of one resource. */
  readonly ids?: readonly string[] | undefined;
  /** Reads it from the service. */
  readonly fetch: (client: Client, signal: AbortSignal) => Promise<NoInfer<Data>>;
  /** Fetched once: it does not change while someone reads it. */
  readonly isFixed?: boolean | undefined;
  /** What the service or the insurer is working on; null: nothing. Polled meanwhile. */
  readonly waitsOn?: ((data: NoInfer<Data>) => string | null) | undefined;
}

/** What is there already may take its time to be fetched again. What comes late gives way to what is newer. */
function fetchInTime<Data>(
  { queryClient, timeLeft }: QueryScope,
  queryKey: QueryKey,
  fetched: Promise<Data>,
): Promise<Data> {
  const query = queryClient.getQueryCache().find<Data>({ queryKey });
  const isMissing = () => query?.state.data === undefined;
  if (!isMissing()) return fetched;
  return inTime(
    timeLeft(),
    fetched,
    (data) => isMissing() && query?.setData(data),
    () => enrolkitError("network_error", "No response", "No response in time."),
  );
}

const isServer = typeof window === "undefined";

/**
 * Every option that a host's `defaultOptions` could set: on the host's QueryClient our queries behave as on our own.
 * The client of the service retries, and it alone knows what may be retried.
 */
const hostIndependent = {
  enabled: true,
  gcTime: isServer ? Number.POSITIVE_INFINITY : 5 * 60_000,
  initialData: undefined,
  initialDataUpdatedAt: undefined,
  meta: undefined,
  networkMode: "always",
  notifyOnChangeProps: undefined,
  persister: undefined,
  placeholderData: undefined,
  refetchIntervalInBackground: false,
  refetchOnMount: true,
  refetchOnReconnect: true,
  refetchOnWindowFocus: true,
  retry: false,
  retryDelay: undefined,
  retryOnMount: true,
  select: undefined,
  structuralSharing: true,
  subscribed: true,
  suspense: false,
  throwOnError: false,
} as const;

/** Makes the options of one query. */
export function defineQuery<Data>(
  scope: QueryScope,
  { resource, ids = [], fetch, isFixed = false, waitsOn }: QueryDefinition<Data>,
): EnrolkitQuery<Data> {
  return {
    ...hostIndependent,
    queryKey: keyOf(scope, resource, ...ids) as EnrolkitQuery<Data>["queryKey"],
    async queryFn({ signal, queryKey }) {
      try {
        return await fetchInTime(scope, queryKey, fetch(scope.client, signal));
      } catch (error) {
        throw error instanceof TypeError ? asEnrolkitError(error) : error;
      }
    },
    staleTime: isFixed ? Number.POSITIVE_INFINITY : 0,
    refetchInterval:
      waitsOn === undefined
        ? false
        : (query) => {
            const { data } = query.state;
            return scope.polling(query, data === undefined ? null : waitsOn(data));
          },
  };
}
