import { fixedToken } from "../session/fixed-token.ts";
import type { SessionHolder } from "../session/session-holder.ts";
import type { SessionState } from "../session/session.ts";

const state: SessionState = { status: "active", expiry: "9999-12-31T23:59:59Z", subject: undefined };

/** Makes a session from an API key: it never expires, and there is no other once the service rejects it. */
export function apiKeySession(apiKey: string): SessionHolder {
  const nothing = () => {};
  return {
    ...fixedToken(apiKey),
    getState: () => state,
    subscribe: () => nothing,
    renew: () => Promise.resolve(),
    signOut: () => Promise.resolve(false),
    setGetSession: nothing,
    connect: nothing,
    dispose: nothing,
    reschedule: nothing,
  };
}
