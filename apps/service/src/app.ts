import { randomBytes } from "node:crypto";
import type { Router } from "express";
import type { Registry } from "prom-client";
import type { Clock } from "./clock.ts";
import type { Services } from "./context.ts";
import { createWorker } from "./due-work/worker.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createLogger, type Logger, withoutQuotes } from "./http/logging.ts";
import { createRouter } from "./http/router.ts";
import { defaultInsurer } from "./insurer/adapter.ts";
import type { Insurer } from "./insurer/insurer.ts";
import { dependentsParents } from "./intents/index.ts";
import { isLoopback } from "./loopback.ts";
import { createMetrics } from "./observability/metrics.ts";
import { traceInsurer, traceStore } from "./observability/tracing.ts";
import type { Handler } from "./operations/handle.ts";
import { handlers as allHandlers } from "./operations/index.ts";
import { secretKeyOf } from "./secret-key.ts";
import { readSettings, type Settings } from "./settings.ts";
import { continueIds } from "./store/continue-ids.ts";
import { createIdFactory } from "./store/ids.ts";
import { migrate } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";
import type { Store } from "./store/store.ts";
import { createSend } from "./webhooks/send.ts";
import { createDeliveryWorker } from "./webhooks/worker.ts";

export type { Clock } from "./clock.ts";
export type { Services } from "./context.ts";
export type { Logger } from "./http/logging.ts";
export type { Insurer } from "./insurer/insurer.ts";
export { simulatedInsurer } from "./insurer/simulated.ts";
export { readSettings, type Settings, SettingsError } from "./settings.ts";
export { migrate } from "./store/migrate.ts";
export { openStore, type StoreOptions } from "./store/open-store.ts";
export { holdPlatform, releasePlatform } from "./store/holds.ts";
export type { Store } from "./store/store.ts";

/** A request may see a key's revocation, or a platform's new origins, this much later in milliseconds. */
const rememberKeysMs = 500;

export interface EnrolkitOptions {
  /** By default what the environment says: `readSettings(process.env)`. */
  settings?: Settings;
  /** A store that is migrated. By default the one that the settings name, which `start` migrates. */
  store?: Store;
  /** Real time; the system's by default. */
  clock?: Clock;
  /** The insurer's side. By default the simulated one, which insures no one: in live mode only where the settings say so. */
  insurer?: Insurer;
  /** A pino logger; by default lines of JSON on stdout, from the settings' level on. */
  logger?: Logger;
  /** Whether to count for Prometheus; by default where the settings name an address for it. */
  metrics?: boolean;
  /** The world in `sandbox.json`; absent where the service writes no such file. */
  sandbox?: Services["sandbox"];
  /** Instead of the service's own; for tests. */
  handlers?: readonly Handler[];
}

/** The service in one process: the router, and the work beside it. */
export interface Enrolkit {
  /** Mounts in any Express 5 app, under any path: `app.use("/benefits", enrolkit.router)`. */
  router: Router;
  /** What its parts share: for commands that run in the same process. */
  services: Services;
  /** A registry of prom-client with this service's own metrics and no others; undefined where nothing is counted. */
  metrics: Registry | undefined;
  /** Starts due work, deliveries and housekeeping; from then on `/readyz` says that the service is ready. */
  start(): Promise<void>;
  /**
   * Ends the work in order and closes the store. `/readyz` responds with 503 at once; requests are served until
   * `requestsEnded` resolves, which is the end of the server that they come from.
   */
  stop(requestsEnded?: Promise<unknown>): Promise<void>;
}

/** Puts the service together. Nothing runs before `start`. Throws SettingsError where an insurer is missing. */
export function createEnrolkit(options: EnrolkitOptions = {}): Enrolkit {
  const {
    settings = readSettings(process.env),
    clock = Date,
    insurer = defaultInsurer(settings),
    metrics: isMeasured = settings.metrics !== undefined,
    handlers = allHandlers,
  } = options;
  const logger = options.logger ? withoutQuotes(options.logger) : createLogger(settings.logLevel);
  const store = traceStore(options.store ?? openStoreOf(settings));
  const metrics = isMeasured ? createMetrics({ store, clock }) : undefined;
  const nextId = createIdFactory();
  const services: Services = {
    store,
    clock,
    insurer: traceInsurer(insurer),
    metrics,
    dependentsParents,
    mode: settings.mode,
    sessionMinutes: settings.sessionMinutes,
    demoOrigin: `http://127.0.0.1:${settings.demoPort}`,
    sandbox: options.sandbox,
    newId: (prefix) => nextId(prefix, clock.now()),
    newSecret: () => randomBytes(32).toString("base64url"),
    wake() {
      worker.wake();
      deliveries.wake();
    },
    workFailed: (error, work) =>
      logger.error({ err: error, work: work?.kind, platform_id: work?.platform_id }, "due work failed"),
  };
  const worker = createWorker(services);
  const deliveries = createDeliveryWorker({
    services,
    send: createSend({ mode: settings.mode }),
    random: Math.random,
  });
  let stopHousekeeping = () => Promise.resolve();
  let stopWatching = () => Promise.resolve();
  let started = false;
  let stopping = false;
  const router = createRouter({
    services,
    handlers,
    logger,
    health: { starting: () => !started, draining: () => stopping, ping: () => store.ping() },
    settings: {
      plainOnLoopback: settings.mode === "test" && isLoopback(settings.host),
      rates: settings.rates,
      operatorToken: settings.operatorToken,
      oidc: settings.oidc,
      validateResponses: settings.validateResponses,
      // In test mode a platform's clock may be moved by any process on the same database.
      rememberKeysMs: settings.mode === "test" && store.engine === "postgres" ? 0 : rememberKeysMs,
    },
  });
  return {
    router,
    services,
    metrics: metrics?.registry,
    async start() {
      if (!options.store) await migrate(store);
      await continueIds(store, nextId);
      stopHousekeeping = startHousekeeping(services, (error) =>
        logger.error({ err: error }, "housekeeping failed"),
      );
      stopWatching = store.watch();
      worker.start();
      deliveries.start();
      started = true;
    },
    async stop(requestsEnded) {
      stopping = true;
      await requestsEnded;
      await Promise.all([worker.stop(), deliveries.stop(), stopHousekeeping(), stopWatching()]);
      await store.close();
    },
  };
}

function openStoreOf(settings: Settings): Store {
  const { databaseUrl, dataDir } = settings;
  return openStore({ url: databaseUrl, dataDir, secretKey: secretKeyOf(settings) });
}
