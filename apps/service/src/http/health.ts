import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { ProblemError } from "../problem/problem.ts";
import type { Respond } from "./respond.ts";

export interface Health {
  /** The work has not begun yet: no failure, and nothing to log. */
  starting: () => boolean;
  draining: () => boolean;
  /** Throws while the store cannot be reached or is not migrated. */
  ping: () => Promise<void>;
}

/** `/healthz`: the process lives. Plain HTTP will do for this and for `/readyz`. */
export function healthz(respond: Respond): RequestHandler {
  return (_, response) => respond(response, { status: 200, body: JSON.stringify({ status: "ok" }) });
}

/** `/readyz`: the service can serve. */
export function readyz(health: Health, respond: Respond, logger: Logger): RequestHandler {
  return async (_, response) => {
    if (health.starting()) throw notReady("The service is starting. Ask again in a moment.");
    if (health.draining()) throw notReady("The service is stopping. Ask again in a moment.");
    await health.ping().catch((error: unknown) => {
      logger.error({ err: error }, "not ready");
      throw notReady("The service cannot serve just now. Ask again in a moment.");
    });
    respond(response, { status: 200, body: JSON.stringify({ status: "ready" }) });
  };
}

function notReady(why: string): ProblemError {
  return new ProblemError("internal_error", why, {
    status: 503,
    headers: { "Retry-After": "1" },
  });
}
