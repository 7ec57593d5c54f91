import type { EnrolkitError } from "../error.ts";

/** A session as the backend of the page returns it: the token of the service and its expiry (ISO 8601 date-time). */
export interface Session {
  readonly token: string;
  readonly expiry: string;
}

export type GetSession = () => Promise<Session>;

/**
 * `idle`: there is none yet, or the client was disposed of · `starting`: the first one is being requested · `active` ·
 * `expired`: it ended and could not be renewed; nothing is sent until `renew()` succeeds.
 */
export type SessionState =
  | { readonly status: "idle" | "starting" }
  | { readonly status: "active"; readonly expiry: string }
  | { readonly status: "expired"; readonly error: EnrolkitError };

/** The session of a client. `subscribe` and `getState` fit `useSyncExternalStore` of React. */
export interface SessionHandle {
  /** Returns the same object until something changes. */
  readonly getState: () => SessionState;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Gets a new session now. Rejects with the error that `getState` then holds. */
  readonly renew: () => Promise<void>;
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
  /** Reports a 401 for the next token too. No third token is tried: that would be a loop. */
  readonly reportRepeatedUnauthorized: (bearer: Bearer, error: EnrolkitError) => void;
}
