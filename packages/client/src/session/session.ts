import type { EnrolkitError } from "../error.ts";

/** What the page's backend answers: the service's token and its expiry (ISO 8601 date-time). */
export interface Session {
  readonly token: string;
  readonly expiry: string;
}

export type GetSession = () => Promise<Session>;

/**
 * `idle`: not asked for yet, or disposed · `starting`: the first one is on its way · `active` ·
 * `expired`: it ended and could not be renewed; nothing is sent until `renew()` succeeds.
 */
export type SessionState =
  | { readonly status: "idle" | "starting" }
  | { readonly status: "active"; readonly expiry: string }
  | { readonly status: "expired"; readonly error: EnrolkitError };

/** The session as its users see it; `subscribe` and `getState` fit React's `useSyncExternalStore`. */
export interface SessionHandle {
  /** The same object until something changes. */
  readonly getState: () => SessionState;
  /** Calls back after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for a new session now ("continue"). Rejects with what `getState` then tells. */
  readonly renew: () => Promise<void>;
}
