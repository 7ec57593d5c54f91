import { Router } from "express";
import { ProblemError } from "../../problem/problem.ts";
import type { Logger } from "../log/log.ts";

export interface Health {
  /** The work has not begun yet: no failure, and nothing to log. */
  starting: () => boolean;
  draining: () => boolean;
  /** Throws while the store does not answer or is not migrated. */
  ping: () => Promise<void>;
}

/** For whoever runs the service: `/healthz` says that the process lives, `/readyz` that it can serve. Plain HTTP will do. */
export function healthPages({ starting, draining, ping }: Health, log: Logger): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/healthz", (_, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_, response) => {
    if (starting()) throw notReady("The service is starting.");
    if (draining()) throw notReady("The service is stopping.");
    await ping().catch((error: unknown) => {
      log.error({ err: error }, "not ready");
      throw notReady("The service cannot serve just now.");
    });
    response.json({ status: "ready" });
  });
  return router;
}

function notReady(why: string): ProblemError {
  return new ProblemError("internal_error", `${why} Ask again in a moment.`, {
    status: 503,
    headers: { "Retry-After": "1" },
  });
}
