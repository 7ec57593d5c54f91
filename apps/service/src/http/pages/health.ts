import { Router } from "express";
import { ProblemError } from "../../problem/problem.ts";

export interface Health {
  /** Throws while the store does not answer or is not migrated. */
  ready: () => Promise<void>;
  draining: () => boolean;
}

/** For whoever runs the service: `/healthz` says that the process lives, `/readyz` that it can serve. Plain HTTP will do. */
export function healthPages({ ready, draining }: Health): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/healthz", (_, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", async (_, response) => {
    if (draining()) throw notReady();
    await ready().catch(() => {
      throw notReady();
    });
    response.json({ status: "ready" });
  });
  return router;
}

function notReady(): ProblemError {
  return new ProblemError("internal_error", "The service cannot serve just now. Ask again in a moment.", {
    status: 503,
    headers: { "Retry-After": "1" },
  });
}
