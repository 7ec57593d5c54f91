import type { Exchange } from "../exchange.ts";
import type { Logger } from "./log.ts";

export type RequestLog = (exchange: Exchange, status: number) => void;

/**
 * One line a request. The route's pattern stands for the path, which may hold anything; neither query, body,
 * address nor user agent is written.
 */
export function createRequestLog(log: Logger): RequestLog {
  // All fields are named here, and none is secret: there is nothing to redact.
  const lines = log.child({}, { redact: [] });
  return (exchange, status) => {
    lines.info(
      {
        request_id: exchange.id,
        method: exchange.request.method,
        route: exchange.route?.operation.path ?? null,
        status,
        ms: Math.round((performance.now() - exchange.startedAt) * 1000) / 1000,
        platform_id: exchange.platform?.id ?? null,
        actor: exchange.actor?.kind ?? null,
      },
      "request",
    );
  };
}
