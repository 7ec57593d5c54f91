import type { RequestListener } from "node:http";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { notFound } from "../problem/problem.ts";
import { asProblem } from "./answer/as-problem.ts";
import { setHeaders } from "./answer/security-headers.ts";
import { type Sender, sendProblem } from "./answer/send.ts";
import { Exchange } from "./exchange.ts";
import type { Logger } from "./log/log.ts";
import type { RequestLog } from "./log/request-log.ts";
import { apiPages } from "./pages/api-pages.ts";
import { type Health, healthPages } from "./pages/health.ts";
import type { Pipeline } from "./pipeline.ts";
import { requestIdOf } from "./request-id.ts";
import type { Routes } from "./routes/trie.ts";
import { checkHead } from "./server/check-head.ts";
import { requireHttps, type TransportSettings } from "./transport/require-https.ts";

export interface ListenerParts {
  routes: Routes;
  pipeline: Pipeline;
  health: Health;
  transport: TransportSettings;
  /** In test mode `/` leads to the API pages, which tell of its own operations too. */
  mode: "test" | "live";
  send: Sender;
  log: Logger;
  requestLog: RequestLog;
}

/**
 * Operations are dispatched from our own table, before Express and its router see them; Express serves the pages
 * and has the last word.
 */
export function createListener(parts: ListenerParts): RequestListener {
  const { routes, pipeline } = parts;
  const pages = createPages(parts);
  return (request, response) => {
    const exchange = new Exchange(request, response, requestIdOf(request.headers["x-request-id"]));
    const match = routes(exchange.path);
    if (match) void pipeline(exchange, match);
    else pages(request, Object.assign(response, { locals: { exchange } }));
  };
}

function createPages(parts: ListenerParts): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", false);
  app.use(prepareForPages(parts.requestLog));
  app.use(healthPages(parts.health, parts.log));
  app.use((_, response, next) => {
    requireHttps(exchangeOf(response), parts.transport);
    next();
  });
  app.use(apiPages(parts.mode));
  app.use(() => {
    throw notFound();
  });
  app.use(lastWord(parts));
  return app;
}

/** What `send` does for operations. */
function prepareForPages(requestLog: RequestLog): RequestHandler {
  return (_, response, next) => {
    const exchange = exchangeOf(response);
    setHeaders(response, exchange.headers);
    response.once("close", () => {
      if (!exchange.answered) requestLog(exchange, response.statusCode);
    });
    checkHead(exchange);
    next();
  };
}

function lastWord({ send, log }: ListenerParts): ErrorRequestHandler {
  return (error: unknown, _, response, next) => {
    const exchange = exchangeOf(response);
    if (response.headersSent) next(error);
    else sendProblem(send, exchange, asProblem(error, exchange, log));
  };
}

const exchangeOf = (response: { locals: Record<string, unknown> }) => response.locals.exchange as Exchange;
