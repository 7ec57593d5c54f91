import type { Exchange } from "../exchange.ts";
import type { Logger } from "./log.ts";

export type RequestLog = (exchange: Exchange, status: number) => void;

/**
 * One line a request. The route's pattern stands for the path, which may hold anything; neither query, body,
 * address nor user agent is written.
 */
export function createRequestLog(logger: Logger): RequestLog {
  return ({ id, request, route, platform, actor, startedAt }, status) =>
    logger.info(
      {
        request_id: id,
        method: request.method,
        route: route?.operation.path ?? null,
        status,
        ms: Math.round((performance.now() - startedAt) * 1000) / 1000,
        platform_id: platform?.id ?? null,
        actor: actor?.kind ?? null,
      },
      "request",
    );
}
