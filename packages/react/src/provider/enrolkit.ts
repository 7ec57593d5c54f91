import {
  type Client,
  createClient,
  type GetSession,
  newIdempotencyKey,
  type RequestMetric,
} from "@enrolkit/client";
import { QueryClient } from "@tanstack/react-query";
import { refetchStale } from "../query/cache.ts";
import { createPolling } from "../query/polling.ts";
import type { QueryScope, ScopeKey } from "../query/scope.ts";
import { createCacheEvents } from "./cache-events.ts";
import type { OnEvent } from "./events.ts";

/** What the page gives, the newest of it. */
export interface HostCallbacks {
  readonly getSession: GetSession;
  readonly onEvent?: OnEvent | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
  readonly onMetric?: ((metric: RequestMetric) => void) | undefined;
}

/** The same, and the language in use. */
export interface Host extends HostCallbacks {
  readonly locale: string;
}

/** Everything that belongs to one provider, and to no other. */
export interface Enrolkit extends QueryScope {
  readonly baseUrl: string;
  readonly emit: OnEvent;
  /** To the page's monitoring. Never shown. */
  readonly report: (error: Error) => void;
  /** Starts; returns how to end. */
  readonly open: () => () => void;
}

interface EnrolkitOptions {
  readonly baseUrl: string;
  /** The host's; absent: one of our own. */
  readonly queryClient: QueryClient | undefined;
  /** Read when something happens, so that the newest callbacks count. */
  readonly host: () => Host;
}

/** Makes what a provider holds. Has no effect before it is opened. */
export function createEnrolkit({ baseUrl, queryClient: hostsClient, host }: EnrolkitOptions): Enrolkit {
  const client = createClient({
    baseUrl,
    getSession: () => host().getSession(),
    lazy: true,
    locale: () => host().locale,
    onEvent: (event) => emit(event),
    onMetric: (metric) => guarded(host().onMetric, metric),
  });
  const queryClient = hostsClient ?? new QueryClient();
  // Random: a second copy of this package on the page counts for itself.
  const scopeKey: ScopeKey = ["enrolkit", newIdempotencyKey().slice(0, 12)];
  const report = (error: Error): void => guarded(host().onError, error);
  const watchCache = createCacheEvents({ client, queryClient, scopeKey, emit, report });
  let closing: ReturnType<typeof setTimeout> | undefined;

  function emit(event: Parameters<OnEvent>[0]): void {
    guarded(host().onEvent, event);
  }

  function guarded<Value>(callback: ((value: Value) => void) | undefined, value: Value): void {
    try {
      callback?.(value);
    } catch (error) {
      // The page's callback failed: that is for the page to know, and the enrolment goes on.
      globalThis.reportError?.(error);
    }
  }

  function open(): () => void {
    clearTimeout(closing);
    client.connect();
    const stops = [watchCache(), refetchOnRenewal(client, queryClient, scopeKey)];
    if (hostsClient === undefined) {
      queryClient.mount();
      stops.push(() => queryClient.unmount());
    }
    return () => {
      for (const stop of stops) stop();
      // StrictMode opens, closes and opens again at once; what is under way then goes on.
      closing = setTimeout(() => {
        client.dispose();
        removeScope(queryClient, scopeKey);
      });
    };
  }

  return {
    baseUrl,
    client,
    queryClient,
    scopeKey,
    polling: createPolling(Date.now),
    idempotencyKeys: new Map(),
    emit,
    report,
    open,
  };
}

/** Fetches everything again once a session that had ended is there again; returns how to stop. */
function refetchOnRenewal({ session }: Client, queryClient: QueryClient, scopeKey: ScopeKey): () => void {
  let wasExpired = session.getState().status === "expired";
  return session.subscribe(() => {
    const { status } = session.getState();
    if (status === "active" && wasExpired) void refetchStale(queryClient, scopeKey);
    if (status !== "starting") wasExpired = status === "expired";
  });
}

/** Leaves nothing of one provider on a client that others use too. */
function removeScope(queryClient: QueryClient, scopeKey: ScopeKey): void {
  queryClient.removeQueries({ queryKey: scopeKey });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: scopeKey })) mutations.remove(mutation);
}
