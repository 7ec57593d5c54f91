import type { Client, GetSession, RequestMetric } from "@enrolkit/client";
import { createClient } from "@enrolkit/client";
import { type Cache, createCache } from "../query/cache.ts";
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
export interface Enrolkit {
  readonly baseUrl: string;
  readonly client: Client;
  readonly cache: Cache;
  readonly emit: OnEvent;
  /** To the page's monitoring. Never shown. */
  readonly report: (error: Error) => void;
  /** Deadlines that the page was told of. */
  readonly announcedDeadlines: Set<string>;
  /** Starts; returns how to end. */
  readonly open: () => () => void;
}

/** `host` is read when something happens, so that the newest callbacks count. */
export function createEnrolkit(baseUrl: string, host: () => Host): Enrolkit {
  const client = createClient({
    baseUrl,
    getSession: () => host().getSession(),
    lazy: true,
    locale: () => host().locale,
    onEvent: (event) => emit(event),
    onMetric: (metric) => guarded(host().onMetric, metric),
  });
  const cache = createCache();
  let closing: ReturnType<typeof setTimeout> | undefined;

  function emit(event: Parameters<OnEvent>[0]): void {
    guarded(host().onEvent, event);
  }

  function guarded<Value>(callback: ((value: Value) => void) | undefined, value: Value): void {
    try {
      callback?.(value);
    } catch (error) {
      // The page's callback failed: that is the page's news, and the enrolment goes on.
      globalThis.reportError?.(error);
    }
  }

  function open(): () => void {
    clearTimeout(closing);
    client.connect();
    const close = cache.open();
    return () => {
      close();
      // StrictMode opens, closes and opens again at once; what is under way then goes on.
      closing = setTimeout(() => {
        client.dispose();
        cache.clear();
      });
    };
  }

  return {
    baseUrl,
    client,
    cache,
    emit,
    report: (error) => guarded(host().onError, error),
    announcedDeadlines: new Set(),
    open,
  };
}
