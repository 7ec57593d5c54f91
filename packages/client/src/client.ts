import type {
  CallArguments,
  CallResult,
  EndpointName,
  ListItem,
  ListName,
  SessionEndpointName,
} from "./calls.ts";
import { type ListPage, listAll, pages } from "./lists.ts";
import type { ClientOptions, KeyCredentials, SessionCredentials } from "./options.ts";
import { createUnconfirmedPosts, sendCall, type UntypedCallOptions } from "./request/send-call.ts";
import { createServerClocks } from "./server-clocks.ts";
import { apiKeySession } from "./session/api-key-session.ts";
import type { GetSession, SessionHandle } from "./session/session.ts";
import { createSessionHolder, type SessionHolder } from "./session/session-holder.ts";
import { timingFrom } from "./timing.ts";

/** Calls the service with one session or one API key. Two clients share nothing. */
export interface Client<Callable extends EndpointName = SessionEndpointName> {
  /** Resolves with the resource, the text of a file, or undefined for a 204; rejects with an `EnrolkitError`. */
  readonly call: <Name extends Callable>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallResult<Name>>;
  /** Yields page after page of a list, from the requested one. */
  readonly pages: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => AsyncIterable<CallResult<Name>>;
  /** Resolves with the items of all pages. */
  readonly listAll: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<ListItem<Name>[]>;
  readonly session: SessionHandle;
  /** Replaces the function that gets sessions. */
  readonly setGetSession: (getSession: GetSession) => void;
  /**
   * Returns the current time of the platform in milliseconds since 1970, measured from the service's responses; the time
   * of the device before the first response. In test mode a platform has a clock of its own.
   */
  readonly serverTime: () => number;
  /** Gets a session if there is none. Only needed after `lazy` or `dispose`. */
  readonly connect: () => void;
  /** Forgets the token, stops timers and aborts open calls. `connect` makes the client usable again. */
  readonly dispose: () => void;
}

/**
 * Creates a client for a browser, with an embed session, or for a server, with an API key. It gets its session at once,
 * unless `lazy`. Throws a TypeError for an API key in a browser.
 */
export function createClient(options: ClientOptions<SessionCredentials>): Client;
export function createClient(options: ClientOptions<KeyCredentials>): Client<EndpointName>;
export function createClient(options: ClientOptions): Client<EndpointName> {
  const timing = timingFrom(options);
  const timeout = options.timeout ?? 30_000;
  const clocks = createServerClocks(timing, () => session.reschedule());
  const session: SessionHolder =
    options.getSession === undefined
      ? apiKeySession(options.apiKey)
      : createSessionHolder({
          getSession: options.getSession,
          timing,
          clocks,
          timeout,
          onEvent: options.onEvent,
        });
  let disposal = new AbortController();

  const context = {
    baseUrl: options.baseUrl,
    credential: session,
    clocks,
    unconfirmedPosts: createUnconfirmedPosts(),
    disposeSignal: () => disposal.signal,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timing,
    timeout,
    maxAttempts: options.maxAttempts ?? 5,
    locale: options.locale,
    onMetric: options.onMetric,
  } satisfies Parameters<typeof sendCall>[0];
  const call = (name: EndpointName, callOptions: UntypedCallOptions = {}) =>
    sendCall(context, name, callOptions);
  const callPage = (name: EndpointName, callOptions: UntypedCallOptions) =>
    call(name, callOptions) as Promise<ListPage>;

  if (!options.lazy) session.connect();
  return {
    call: call as Client<EndpointName>["call"],
    pages: ((name, callOptions) => pages(callPage, name, callOptions)) as Client<EndpointName>["pages"],
    listAll: ((name, callOptions) => listAll(callPage, name, callOptions)) as Client<EndpointName>["listAll"],
    session: { getState: session.getState, subscribe: session.subscribe, renew: session.renew },
    setGetSession: session.setGetSession,
    serverTime: clocks.platformNow,
    connect: session.connect,
    dispose() {
      disposal.abort();
      disposal = new AbortController();
      session.dispose();
    },
  };
}
