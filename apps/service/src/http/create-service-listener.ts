import { hash } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Services } from "../operations/context.ts";
import type { Handler } from "../operations/handle.ts";
import type { OidcSettings } from "../settings-oidc.ts";
import { createSender } from "./answer/send.ts";
import { cacheCredentials } from "./auth/cached-credentials.ts";
import { dashboardTokens } from "./auth/dashboard-tokens.ts";
import { storedCredentials } from "./auth/stored-credentials.ts";
import { createRateLimit, type Rates } from "./limits/limit-rate.ts";
import { TokenBuckets } from "./limits/token-buckets.ts";
import type { Logger } from "./log/log.ts";
import { createRequestLog } from "./log/request-log.ts";
import { createListener } from "./listener.ts";
import type { Health } from "./pages/health.ts";
import { createPipeline } from "./pipeline.ts";
import { createRoutes } from "./routes/trie.ts";
import { peerOf } from "./transport/peer.ts";
import type { TransportSettings } from "./transport/require-https.ts";

export interface HttpSettings {
  transport: TransportSettings;
  rates: Rates;
  /** Test mode only. */
  operatorToken: string | undefined;
  /** Undefined where no dashboard tokens are taken. */
  oidc: OidcSettings | undefined;
  /** Answers are checked against the contract, and a mismatch is a 500. For tests. */
  validateResponses: boolean;
  /** How long a valid key is remembered, in milliseconds; less than a second. 0 asks the store each time. */
  rememberKeysFor: number;
}

export interface ServiceParts {
  services: Services;
  handlers: readonly Handler[];
  settings: HttpSettings;
  logger: Logger;
  health: Health;
}

/** Puts the pipeline together: from handlers and settings to what a server calls. */
export function createServiceListener({
  services,
  handlers,
  settings,
  logger: log,
  health,
}: ServiceParts): RequestListener {
  const { clock, mode, store } = services;
  const { oidc, transport, rates } = settings;
  const requestLog = createRequestLog(log);
  const credentials = cacheCredentials(storedCredentials(store, clock), clock, settings.rememberKeysFor);
  const send = createSender({ clock, log: requestLog, draining: health.draining });
  const operatorToken = mode === "test" ? settings.operatorToken : undefined;
  const pipeline = createPipeline({
    transport,
    credentials,
    authentication: {
      mode,
      operatorTokenHash: operatorToken && hash("sha256", operatorToken),
      credentials,
      dashboard: oidc && { tokens: dashboardTokens(oidc, clock), platforms: oidc.platforms },
      failures: new TokenBuckets(rates.failures, clock),
      addressOf: ({ request }) => peerOf(request, transport.trust).address,
    },
    limitRate: createRateLimit(rates, clock),
    running: { services, validateResponses: settings.validateResponses },
    send,
    log,
  });
  const routes = createRoutes(handlers.filter(({ operation }) => isServed(operation, mode)));
  return createListener({
    routes,
    pipeline,
    health,
    transport,
    mode,
    send,
    log,
    requestLog,
  });
}

function isServed(operation: Handler["operation"], mode: Services["mode"]): boolean {
  if ("planned" in operation && operation.planned) return false;
  return mode === "test" || !("testMode" in operation && operation.testMode);
}
