import type { EnrolkitError } from "../error.ts";

/** A session as the backend of the page returns it. `createSessionHandler` gives all four. */
export interface Session {
  /** The token of the service. */
  readonly token: string;
  /** ISO 8601 date-time. */
  readonly expiry: string;
  /** The id of the session at the service (`es_…`). Without it `signOut` cannot revoke the session. */
  readonly id?: string | undefined;
  /**
   * Names the person or company that the session is for: any text that is the same for each of their sessions and for no
   * one else's. When it changes, the client starts from nothing, as it does for a token that the service made for someone
   * else.
   */
  readonly subject?: string | undefined;
}

export type GetSession = () => Promise<Session>;

/**
 * `idle`: there is none yet, or the client was disposed of · `starting`: the first one is being requested · `active` ·
 * `expired`: it ended and could not be renewed; nothing is sent until `renew()` succeeds · `signed_out`: `signOut()` ended
 * it; nothing is sent until `connect()`. `subject` is as the session names it, else as the service does in the token.
 */
export type SessionState =
  | { readonly status: "idle" | "starting" | "signed_out" }
  | { readonly status: "active"; readonly expiry: string; readonly subject: string | undefined }
  | { readonly status: "expired"; readonly error: EnrolkitError };

/** The session of a client. `subscribe` and `getState` fit `useSyncExternalStore` of React. */
export interface SessionHandle {
  /** Returns the same object until something changes. */
  readonly getState: () => SessionState;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gets a new session now. Rejects with the error that `getState` then holds; after `signOut` with `signed_out`. */
  readonly renew: () => Promise<void>;
  /**
   * Signs the person out: forgets the token and aborts what is under way, at once and also without a network; then revokes
   * the session at the service. Resolves with whether the service has revoked it, and never rejects. The client stays
   * signed out until `connect()`.
   */
  readonly signOut: () => Promise<boolean>;
}

/** A token to send; the generation changes whenever the token does. */
export interface Bearer {
  readonly token: string;
  readonly generation: number;
}

/** Gives requests their token, and learns when the service rejects it. */
export interface CredentialSource {
  readonly getBearer: (signal: AbortSignal | undefined) => Promise<Bearer>;
  /** Reports a 401 for this token. Returns whether another token may be available. */
  readonly reportUnauthorized: (bearer: Bearer) => boolean;
  /**
   * Reports a 401 for the next token too; returns the error to reject with. No third token is tried: that would be a loop.
   */
  readonly reportRepeatedUnauthorized: (bearer: Bearer, error: EnrolkitError) => EnrolkitError;
}
