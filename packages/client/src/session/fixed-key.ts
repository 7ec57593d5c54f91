import type { SessionState } from "./session.ts";
import type { SessionHolder } from "./session-holder.ts";

const state: SessionState = { status: "active", expiry: "9999-12-31T23:59:59Z" };

/** A key stands where a session would: it never expires, and there is no other once it is refused. */
export function fixedKey(apiKey: string): SessionHolder {
  if ("document" in globalThis) {
    throw new TypeError(
      "An API key is secret and must not reach a browser. Give createClient a getSession that asks your backend for an embed session.",
    );
  }
  const nothing = () => {};
  return {
    bearer: () => Promise.resolve({ token: apiKey, generation: 0 }),
    refused: () => false,
    refusedAgain: nothing,
    getState: () => state,
    subscribe: () => nothing,
    renew: () => Promise.resolve(),
    setGetSession: nothing,
    connect: nothing,
    dispose: nothing,
    replan: nothing,
  };
}
