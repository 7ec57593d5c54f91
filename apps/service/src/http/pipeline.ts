import type { Method } from "@enrolkit/contract";
import { asProblem } from "./answer/as-problem.ts";
import { type Sender, sendProblem } from "./answer/send.ts";
import { type Authentication, authenticate } from "./auth/authenticate.ts";
import type { CachedCredentials } from "./auth/cached-credentials.ts";
import { authorize } from "./authorize.ts";
import { allowReading, checkOrigin, preflight } from "./cors.ts";
import type { Exchange } from "./exchange.ts";
import { readBody } from "./input/body.ts";
import { readParams } from "./input/params.ts";
import { readQuery } from "./input/query.ts";
import type { RateLimit } from "./limits/limit-rate.ts";
import type { Logger } from "./log/log.ts";
import { allowHeader, wrongMethod } from "./routes/allow-header.ts";
import type { Route } from "./routes/route.ts";
import type { Match } from "./routes/trie.ts";
import { type Running, runOperation } from "./run/run-operation.ts";
import { checkHead } from "./server/check-head.ts";
import { requireHttps, type TransportSettings } from "./transport/require-https.ts";

export interface PipelineParts {
  transport: TransportSettings;
  credentials: CachedCredentials;
  authentication: Authentication;
  limitRate: RateLimit;
  running: Running;
  send: Sender;
  log: Logger;
}

/** The way of a request to its operation and of the answer back. Never rejects. */
export type Pipeline = (exchange: Exchange, match: Match) => Promise<void>;

export function createPipeline(parts: PipelineParts): Pipeline {
  return async (exchange, match) => {
    try {
      checkHead(exchange);
      requireHttps(exchange, parts.transport);
      if (exchange.request.method === "OPTIONS") await answerOptions(exchange, match, parts);
      else await serve(exchange, match, parts);
    } catch (error) {
      fail(exchange, error, parts);
    }
  };
}

async function serve(exchange: Exchange, match: Match, parts: PipelineParts): Promise<void> {
  const route = routeFor(exchange, match);
  exchange.route = route;
  exchange.headers.push(...route.deprecation);
  await allowReading(exchange, route, parts.credentials);
  await authenticate(exchange, parts.authentication);
  checkOrigin(exchange);
  parts.limitRate(exchange);
  authorize(exchange, route);
  const params = readParams(route, match.values);
  const query = readQuery(route, exchange.search);
  const body = await readBody(exchange, route);
  const answer = await runOperation(exchange, route, { params, query, body }, parts.running);
  if (route.handler.managesTransactions) await renewPlatform(exchange, parts.credentials);
  parts.send(exchange, answer);
}

/** Its clock may have moved. */
async function renewPlatform(exchange: Exchange, credentials: CachedCredentials): Promise<void> {
  credentials.forget();
  if (exchange.platform) exchange.platform = (await credentials.platform(exchange.platform.id)) ?? null;
}

function routeFor(exchange: Exchange, match: Match): Route {
  const method = exchange.request.method === "HEAD" ? "GET" : exchange.request.method;
  const route = match.methods.get(method as Method);
  if (route) return route;
  throw wrongMethod(allowHeader(match.methods.keys()));
}

/** A preflight, or the plain question what a path takes. */
async function answerOptions(exchange: Exchange, match: Match, parts: PipelineParts): Promise<void> {
  exchange.headers.push("Allow", allowHeader(match.methods.keys()));
  if (exchange.request.headers["access-control-request-method"] !== undefined) {
    await preflight(exchange, match.methods, parts.credentials);
  }
  parts.send(exchange, { status: 204 });
}

function fail(exchange: Exchange, error: unknown, parts: PipelineParts): void {
  if (exchange.answered) {
    parts.log.error({ request_id: exchange.id, err: error }, "failed after the answer");
    exchange.response.destroy();
    return;
  }
  sendProblem(parts.send, exchange, asProblem(error, exchange, parts.log));
}
