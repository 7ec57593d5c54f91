import type { SessionHolder } from "./session-holder.ts";
import type { SessionState } from "./session.ts";

const state: SessionState = { status: "active", expiry: "9999-12-31T23:59:59Z" };

/** Makes a session from an API key: it never expires, and there is no other once the service rejects it. */
export function apiKeySession(apiKey: string): SessionHolder {
  if ("document" in globalThis) {
    throw new TypeError(
      "An API key is secret and must not reach a browser. Give createClient a getSession that asks your backend for an embed session.",
    );
  }
  const nothing = () => {};
  return {
    getBearer: () => Promise.resolve({ token: apiKey, generation: 0 }),
    reportUnauthorized: () => false,
    reportRepeatedUnauthorized: nothing,
    getState: () => state,
    subscribe: () => nothing,
    renew: () => Promise.resolve(),
    setGetSession: nothing,
    connect: nothing,
    dispose: nothing,
    reschedule: nothing,
  };
}
