import type {
  CallArguments,
  CallResult,
  EndpointName,
  ListItem,
  ListName,
  SessionEndpointName,
} from "./calls.ts";
import { EnrolkitError } from "./error.ts";
import { sessionEndpoints } from "./generated/session-endpoints.ts";
import { type ListPage, listAll, pages } from "./lists.ts";
import type { ClientOptions, CommonClientOptions } from "./options.ts";
import {
  type CallContext,
  type EndpointTable,
  sendCall,
  type UntypedCallOptions,
} from "./request/send-call.ts";
import { createServerClocks } from "./server-clocks.ts";
import { fixedToken } from "./session/fixed-token.ts";
import type { GetSession, Session, SessionHandle } from "./session/session.ts";
import {
  createSessionHolder,
  type SessionHolder,
  type SessionHolderOptions,
} from "./session/session-holder.ts";
import { assertBaseUrl, assertGetSession } from "./settings.ts";
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
  /** The session that its calls are made with. */
  readonly session: SessionHandle;
  /** Replaces the function that gets sessions. */
  readonly setGetSession: (getSession: GetSession) => void;
  /**
   * Returns the current time of the platform in milliseconds since 1970, measured from the service's responses; the time
   * of the device before the first response. In test mode a platform has a clock of its own.
   */
  readonly serverTime: () => number;
  /** Gets a session if there is none. Only needed with `lazy`, and after `dispose` or a sign-out. */
  readonly connect: () => void;
  /** Forgets the token, stops timers and aborts open calls. `connect` makes the client usable again. */
  readonly dispose: () => void;
}

/** A page waits for a sign-out before it goes on, so it is not tried for long. */
const maxRevocationMs = 5000;

/**
 * Creates a client for a page, with an embed session. It gets its session at once, unless `lazy`. Throws a TypeError that
 * says what to set for an address that cannot be right, or where `getSession` is no function.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, getSession } = options;
  assertGetSession(getSession);
  assertBaseUrl(baseUrl, { allowsPath: true });
  return createClientWith(options, sessionEndpoints, noResponse(), (parts) =>
    createSessionHolder({ ...parts, getSession }),
  );
}

/** What `fetch` throws is the same for all three. The page's origin is named as the service must know it. */
function noResponse(): string {
  const { origin = "https://…" } = globalThis as { origin?: string };
  return `No response. In this order: allow the page's origin (\`enrolkit origins add --platform pt_… ${origin}\`), check \`baseUrl\`, and the network.`;
}

/** Creates a client for some operations, with whatever session it is given. `noResponse` says what to check without a response. */
export function createClientWith(
  options: CommonClientOptions,
  endpoints: EndpointTable,
  noResponse: string,
  createSession: (parts: Omit<SessionHolderOptions, "getSession">) => SessionHolder,
): Client<EndpointName> {
  const timing = timingFrom(options);
  const timeout = options.timeout ?? 30_000;
  const clocks = createServerClocks(timing, () => session.clockCorrected());
  const { onEvent } = options;
  const session = createSession({ timing, clocks, timeout, onEvent, abortCalls, revoke });
  /** Aborted when the client is disposed of, the person signs out, or the session becomes another subject's. */
  let end = new AbortController();

  const context: CallContext = {
    baseUrl: options.baseUrl,
    endpoints,
    credential: session,
    clocks,
    unconfirmedPosts: new Map(),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timing,
    timeout,
    noResponse,
    maxAttempts: options.maxAttempts ?? 5,
    maxRetryMs: options.maxRetryMs,
    locale: options.locale,
    onMetric: options.onMetric,
  };
  const call = (name: EndpointName, callOptions: UntypedCallOptions = {}) =>
    sendCall(context, name, callOptions, end.signal);
  /** All pages of a list are for the subject that the first was for. */
  const callPage = () => {
    const { signal } = end;
    return (name: EndpointName, callOptions: UntypedCallOptions) =>
      sendCall(context, name, callOptions, signal) as Promise<ListPage>;
  };

  function abortCalls(reason?: EnrolkitError): void {
    const ended = end;
    end = new AbortController();
    ended.abort(reason);
  }

  /** Sends the token of the session itself, since the client has forgotten it. */
  async function revoke({ id, token }: Session): Promise<boolean> {
    if (id === undefined) return false;
    const limits = { timeout: Math.min(timeout, maxRevocationMs), maxAttempts: 2, keepalive: true };
    try {
      await sendCall({ ...context, ...limits, credential: fixedToken(token) }, "RevokeEmbedSession", {
        params: { embed_session_id: id },
      });
      return true;
    } catch (error) {
      // The service knows the token no longer.
      return error instanceof EnrolkitError && error.status === 401;
    }
  }

  if (!options.lazy) session.connect();
  return {
    call: call as Client<EndpointName>["call"],
    pages: ((name, callOptions) => pages(callPage(), name, callOptions)) as Client<EndpointName>["pages"],
    listAll: ((name, callOptions) =>
      listAll(callPage(), name, callOptions)) as Client<EndpointName>["listAll"],
    session: {
      getState: session.getState,
      subscribe: session.subscribe,
      renew: session.renew,
      signOut: session.signOut,
    },
    setGetSession: session.setGetSession,
    serverTime: clocks.platformNow,
    connect: session.connect,
    dispose() {
      abortCalls();
      session.dispose();
    },
  };
}
