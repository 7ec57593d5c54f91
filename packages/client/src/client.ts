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
import { type LooseCallOptions, perform } from "./request/perform.ts";
import { createUncertainPosts } from "./request/uncertain-posts.ts";
import { createServerClocks } from "./server-clocks.ts";
import { fixedKey } from "./session/fixed-key.ts";
import type { GetSession, SessionHandle } from "./session/session.ts";
import { createSessionHolder, type SessionHolder } from "./session/session-holder.ts";
import { timingOf } from "./timing.ts";

/** Calls the service, as whom it was made for. Two clients share nothing. */
export interface Client<Callable extends EndpointName = SessionEndpointName> {
  /** Resolves with the resource (a file's text, undefined for 204); rejects with an `EnrolkitError`. */
  readonly call: <Name extends Callable>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<CallResult<Name>>;
  /** Page after page of a list, from the one asked for. */
  readonly pages: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => AsyncIterable<CallResult<Name>>;
  /** The items of all pages together. */
  readonly listAll: <Name extends Callable & ListName>(
    name: Name,
    ...args: CallArguments<Name>
  ) => Promise<ListItem<Name>[]>;
  readonly session: SessionHandle;
  /** From now on sessions are asked for with this. */
  readonly setGetSession: (getSession: GetSession) => void;
  /**
   * The platform's now in milliseconds since 1970, as the service last told it (in test mode a platform
   * has a clock of its own); the device's until then.
   */
  readonly serverTime: () => number;
  /** Asks for a session if there is none. Needed after `lazy` or `dispose` only. */
  readonly connect: () => void;
  /** Forgets the token, ends timers and open calls. `connect` revives. */
  readonly dispose: () => void;
}

/**
 * A client for a browser, which speaks for an embed session, or for a server, which holds a key.
 * It asks for its session at once, unless `lazy`.
 */
export function createClient(options: ClientOptions<SessionCredentials>): Client;
export function createClient(options: ClientOptions<KeyCredentials>): Client<EndpointName>;
export function createClient(options: ClientOptions): Client<EndpointName> {
  const timing = timingOf(options);
  const timeout = options.timeout ?? 30_000;
  const clocks = createServerClocks(timing, () => session.replan());
  const session: SessionHolder =
    options.getSession === undefined
      ? fixedKey(options.apiKey)
      : createSessionHolder({
          getSession: options.getSession,
          timing,
          clocks,
          timeout,
          onEvent: options.onEvent,
        });
  let disposal = new AbortController();

  const caller = {
    baseUrl: options.baseUrl,
    credential: session,
    clocks,
    uncertain: createUncertainPosts(),
    disposal: () => disposal.signal,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timing,
    timeout,
    maxAttempts: options.maxAttempts ?? 5,
    locale: options.locale,
    onMetric: options.onMetric,
  } satisfies Parameters<typeof perform>[0];
  const call = (name: EndpointName, given: LooseCallOptions = {}) => perform(caller, name, given);
  const callPage = (name: EndpointName, given: LooseCallOptions) => call(name, given) as Promise<ListPage>;

  if (!options.lazy) session.connect();
  return {
    call: call as Client<EndpointName>["call"],
    pages: ((name, given) => pages(callPage, name, given)) as Client<EndpointName>["pages"],
    listAll: ((name, given) => listAll(callPage, name, given)) as Client<EndpointName>["listAll"],
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
