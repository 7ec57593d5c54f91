import type { EndpointName } from "./calls.ts";
import type { EnrolkitError } from "./error.ts";
import type { GetSession } from "./session/session.ts";

/** A change of the session. It never holds a token or personal data. */
export type ClientEvent =
  | { readonly type: "session_expiring"; readonly expiry: string }
  | { readonly type: "session_renewed"; readonly expiry: string }
  | { readonly type: "session_expired"; readonly error: EnrolkitError }
  /**
   * `getSession` gave a session for another subject. It is emitted when all calls for the one before are aborted and
   * before anything can be sent for the next: what was read and entered so far must be dropped now.
   */
  | { readonly type: "session_subject_changed" }
  /** The token is forgotten and all calls are aborted: what was read and entered so far must be dropped now. */
  | { readonly type: "session_signed_out" };

/** One finished call with all its attempts. */
export interface RequestMetric {
  /** Which call it was, by the name in the API description. */
  readonly operation: EndpointName;
  /** The HTTP status of the last attempt; 0 without a response. */
  readonly status: number;
  /** How often it was sent, from 1. */
  readonly attempts: number;
  /** Milliseconds from start to end, with the waits between attempts. */
  readonly duration: number;
  /** Identifies the last attempt in the log of the service; undefined without a response. */
  readonly traceId: string | undefined;
}

/** What a client takes, whatever it authenticates with. */
export interface CommonClientOptions {
  /** The address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string;
  /** Gets no session before `connect()`. Needed for rendering on a server. */
  readonly lazy?: boolean | undefined;
  /** The language that people read, as a BCP 47 tag. Sent as `Accept-Language`, and recorded in receipts of consents. */
  readonly locale?: (() => string | undefined) | undefined;
  /** Called when the state of the session changes. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** Called once for each call that ended, however it ended. */
  readonly onMetric?: ((metric: RequestMetric) => void) | undefined;
  /** The milliseconds that one attempt can take; 30 000 by default. */
  readonly timeout?: number | undefined;
  /** The number of attempts of a call, with the first; 5 by default. */
  readonly maxAttempts?: number | undefined;
  /** The milliseconds after which a GET is not tried again, since someone waits for it; without an end by default. */
  readonly maxRetryMs?: number | undefined;
  /** Sends the requests; the platform's own when absent. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The clock of the device, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Runs a function later, like `setTimeout`; returns a function that cancels it. */
  readonly schedule?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** Returns a number from 0 up to 1, for the jitter of retries. */
  readonly random?: (() => number) | undefined;
}

/** What the client of a page takes. */
export interface ClientOptions extends CommonClientOptions {
  /** Gets a session from the backend of the page, for example by a POST to `/my-backend/session`. */
  readonly getSession: GetSession;
}
