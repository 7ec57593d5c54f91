import type { RequestHandler } from "express";
import type { Metrics } from "../observability/metrics.ts";
import { stateOf } from "./request-state.ts";

/** Measures how long requests take, by the operation's name: a path holds ids. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (_, response, next) => {
    response.once("close", () => {
      const { endpoint, startedAt } = stateOf(response);
      const status = response.headersSent ? response.statusCode : "aborted";
      metrics.requestEnded(
        endpoint?.operation.name ?? "other",
        status,
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  };
}
