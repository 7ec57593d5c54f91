import type { SessionHolder } from "./session-holder.ts";
import type { CredentialSource, SessionState } from "./session.ts";

const state: SessionState = { status: "active", expiry: "9999-12-31T23:59:59Z", subject: undefined };

/** Gives one token, which nothing replaces once the service rejects it. */
export function fixedToken(token: string): CredentialSource {
  return {
    getBearer: () => Promise.resolve({ token, generation: 0 }),
    reportUnauthorized: () => false,
    reportRepeatedUnauthorized: () => {},
  };
}

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
