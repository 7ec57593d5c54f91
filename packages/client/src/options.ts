import type { EndpointName } from "./calls.ts";
import type { EnrolkitError } from "./error.ts";
import type { GetSession } from "./session/session.ts";

/** What happens to the session. Never holds a token or personal data. */
export type ClientEvent =
  | { readonly type: "session_expiring"; readonly expiry: string }
  | { readonly type: "session_renewed"; readonly expiry: string }
  | { readonly type: "session_expired"; readonly error: EnrolkitError };

/** One finished call, all its attempts together. */
export interface RequestMetric {
  readonly operation: EndpointName;
  /** Of the last answer; 0 = none. */
  readonly status: number;
  readonly attempts: number;
  /** Milliseconds from the call to its end, waits included. */
  readonly duration: number;
  readonly traceId: string | undefined;
}

/** A browser speaks for an embed session. */
export interface SessionCredentials {
  /** Asks the page's own backend for a session, for example by a POST to `/my-backend/session`. */
  readonly getSession: GetSession;
  readonly apiKey?: undefined;
}

/** A server speaks for the platform. */
export interface KeyCredentials {
  /** Secret: refused in a browser. */
  readonly apiKey: string;
  readonly getSession?: undefined;
}

export type ClientOptions<Credentials = SessionCredentials | KeyCredentials> = Credentials & {
  /** Address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string;
  /** Waits for `connect()` before it asks for a session, as rendering on a server needs. */
  readonly lazy?: boolean | undefined;
  /** The language that people read, as a BCP 47 tag: sent as `Accept-Language`, and kept in receipts of consents. */
  readonly locale?: (() => string | undefined) | undefined;
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  readonly onMetric?: ((metric: RequestMetric) => void) | undefined;
  /** Milliseconds that one attempt may take; 30 000 by default. */
  readonly timeout?: number | undefined;
  /** How often a call is tried in all; 5 by default. */
  readonly maxAttempts?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The device's clock, milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** Runs something later; returns how to call it off. */
  readonly schedule?: ((run: () => void, milliseconds: number) => () => void) | undefined;
  /** From 0 up to 1, spreads retries. */
  readonly random?: (() => number) | undefined;
};
