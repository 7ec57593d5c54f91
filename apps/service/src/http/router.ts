import { hash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import type { Services } from "../operations/context.ts";
import type { Handler } from "../operations/handle.ts";
import type { OidcSettings } from "../settings.ts";
import { apiPages } from "./api-pages.ts";
import { authenticate } from "./authenticate.ts";
import { authorize } from "./authorize.ts";
import { allowOrigins, checkOrigin, preflight } from "./cors.ts";
import { cacheCredentials, type Credentials, storedCredentials } from "./credentials.ts";
import { dashboardTokens } from "./dashboard-tokens.ts";
import { allowHeader, type Endpoint, endpointFor, expressPath, resourcesOf } from "./endpoint.ts";
import { type Health, healthz, readyz } from "./health.ts";
import { claimIdempotencyKey } from "./idempotency.ts";
import { readJson } from "./json-body.ts";
import { logRequests } from "./logging.ts";
import { measureRequests } from "./measure-requests.ts";
import { rejectMethod, rejectUnknownPath, sendProblems } from "./problems.ts";
import { limitRate, RateLimiter, type Rates } from "./rate-limit.ts";
import { beginRequest, stateOf } from "./request-state.ts";
import { createRespond, type Respond } from "./respond.ts";
import { runOperation } from "./run-operation.ts";
import { dataHeaders } from "./security-headers.ts";
import { traceRequest } from "./trace-request.ts";
import { checkHead, requireHttps } from "./transport.ts";
import { validateAddress, validateBody } from "./validate.ts";

export interface HttpSettings {
  /** Plain HTTP will do where only this machine can have sent a request. */
  plainOnLoopback: boolean;
  rates: Rates;
  /** Test mode only. */
  operatorToken: string | undefined;
  /** Undefined where no dashboard tokens are taken. */
  oidc: OidcSettings | undefined;
  /** Responses are checked against the contract, and a mismatch is a 500. For tests. */
  validateResponses: boolean;
  /** How long a valid key is remembered, in milliseconds; less than a second. 0 reads the store each time. */
  rememberKeysMs: number;
}

export interface RouterParts {
  services: Services;
  handlers: readonly Handler[];
  settings: HttpSettings;
  logger: Logger;
  health: Health;
}

/** What happens to a request, in this order. */
export function createRouter({ services, handlers, settings, logger, health }: RouterParts): Router {
  const { clock, mode } = services;
  const credentials = cacheCredentials(
    storedCredentials(services.store, clock),
    clock,
    settings.rememberKeysMs,
  );
  const respond = createRespond({ clock, draining: health.draining });
  const allow = allowOrigins(credentials);
  const identify = authenticate(authentication(services, settings, credentials));
  const limit = limitRate(settings.rates);
  const claimKey = claimIdempotencyKey(clock);
  const run = runOperation({
    services,
    credentials,
    respond,
    validateResponses: settings.validateResponses,
  });
  const chainOf = (endpoint: Endpoint) => [
    beginOperation(endpoint),
    traceRequest(endpoint),
    ...(endpoint.openToSessions ? [allow] : []),
    identify,
    checkOrigin,
    limit,
    authorize,
    validateAddress,
    ...(endpoint.takesBody ? [readJson, validateBody] : []),
    ...(endpoint.takesIdempotencyKey ? [claimKey] : []),
    run,
  ];
  const endpoints = handlers.filter(({ operation }) => isServed(operation, mode)).map(endpointFor);

  const router = newRouter();
  router.use(beginRequest);
  router.use(logRequests(logger));
  if (services.metrics) router.use(measureRequests(services.metrics));
  router.use(dataHeaders);
  router.use(checkHead);
  router.get("/healthz", healthz(respond));
  router.get("/readyz", readyz(health, respond, logger));
  router.use(requireHttps(settings));
  router.use(rejectTrailingSlash);
  for (const [resource, paths] of resourcesOf(endpoints)) {
    router.use(resource, resourceRouter(paths, chainOf, credentials, respond));
  }
  router.use(apiPages(services, respond));
  router.use(rejectUnknownPath);
  router.use(sendProblems(respond, logger));
  return router;
}

/** The paths of one resource, and what each takes. */
function resourceRouter(
  paths: ReadonlyMap<string, readonly Endpoint[]>,
  chainOf: (endpoint: Endpoint) => RequestHandler[],
  credentials: Credentials,
  respond: Respond,
): Router {
  const router = newRouter();
  for (const [path, endpoints] of paths) {
    const allow = allowHeader(endpoints);
    const route = router.route(expressPath(path));
    route.options(setHeaders({ Allow: allow }), preflight(endpoints, credentials), (_, response) =>
      respond(response, { status: 204 }),
    );
    for (const endpoint of endpoints) {
      const method = endpoint.operation.method.toLowerCase() as "get" | "post" | "put" | "delete";
      route[method](...chainOf(endpoint));
    }
    route.all(rejectMethod(allow));
  }
  return router;
}

/** The host's settings of its app change nothing here. */
function newRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}

/** Express matches a mounted router with and without a slash at the end; none of our paths ends with one. */
const rejectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = stateOf(response);
  if (path !== "/" && path.endsWith("/")) rejectUnknownPath(request, response, next);
  else next();
};

function beginOperation(endpoint: Endpoint): RequestHandler {
  const withHeaders = setHeaders(endpoint.deprecation);
  return (request, response, next) => {
    stateOf(response).endpoint = endpoint;
    withHeaders(request, response, next);
  };
}

function setHeaders(headers: Readonly<Record<string, string>>): RequestHandler {
  return (_, response, next) => {
    for (const name in headers) response.setHeader(name, headers[name] ?? "");
    next();
  };
}

function authentication({ mode, clock }: Services, settings: HttpSettings, credentials: Credentials) {
  const { oidc, rates } = settings;
  const operatorToken = mode === "test" ? settings.operatorToken : undefined;
  return {
    mode,
    operatorTokenHash: operatorToken && hash("sha256", operatorToken),
    credentials,
    dashboard: oidc && { tokens: dashboardTokens(oidc, clock), platforms: oidc.platforms },
    failures: new RateLimiter("failures", rates.failures),
  };
}

function isServed(operation: Handler["operation"], mode: Services["mode"]): boolean {
  if ("planned" in operation && operation.planned) return false;
  return mode === "test" || !("testMode" in operation && operation.testMode);
}
