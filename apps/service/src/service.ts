import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "./clock.ts";
import type { Services } from "./context.ts";
import { createWorker } from "./due-work/worker.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createServiceListener } from "./http/create-service-listener.ts";
import type { Logs } from "./http/log/log.ts";
import { createHttpServer } from "./http/server/http-server.ts";
import { drain } from "./http/server/stop.ts";
import type { Insurer } from "./insurer/insurer.ts";
import type { Handler } from "./operations/handle.ts";
import { isLoopback } from "./loopback.ts";
import type { Settings } from "./settings.ts";
import { newId } from "./store/ids.ts";
import type { Store } from "./store/store.ts";
import { createPost } from "./webhooks/post.ts";
import { createDeliveryWorker } from "./webhooks/worker.ts";

/** How long running requests may take to end when the service stops, in milliseconds. */
const patience = 10_000;

/** A request may see a key's revocation, or a platform's new origins, this much later in milliseconds. */
const rememberKeysFor = 500;

export interface ServiceParts {
  settings: Settings;
  /** Migrated. */
  store: Store;
  clock: Clock;
  insurer: Insurer;
  handlers: readonly Handler[];
  logs: Logs;
}

/** One process of the service. */
export interface Service {
  services: Services;
  /** Starts to serve; answers the address. */
  listen(): Promise<AddressInfo>;
  /** Starts to do what is due; from then on the service is ready. */
  work(): void;
  /** Takes nothing new, ends what runs, and closes the store. */
  stop(): Promise<void>;
}

export function createService(parts: ServiceParts): Service {
  const { settings, store, clock, logs } = parts;
  const { log } = logs;
  const services: Services = {
    store,
    clock,
    insurer: parts.insurer,
    mode: settings.mode,
    sessionMinutes: settings.sessionMinutes,
    demoOrigin: `http://127.0.0.1:${settings.demoPort}`,
    newId: (prefix) => newId(prefix, clock.now()),
    newSecret: () => randomBytes(32).toString("base64url"),
    wake() {
      worker.wake();
      deliveries.wake();
    },
    workFailed: (error, work) =>
      log.error({ err: error, work: work?.kind, platform_id: work?.platform_id }, "due work failed"),
  };
  const worker = createWorker(services);
  const post = createPost({ mode: settings.mode });
  const deliveries = createDeliveryWorker({ services, post, random: Math.random });
  const stopHousekeeping = startHousekeeping(services, (error) =>
    log.error({ err: error }, "housekeeping failed"),
  );
  let working = false;
  let draining = false;
  const listener = createServiceListener({
    services,
    handlers: parts.handlers,
    logs,
    health: { starting: () => !working, draining: () => draining, ping: () => store.ping() },
    settings: {
      transport: { plainHttp: settings.mode === "test" && isLoopback(settings.host), trust: settings.trust },
      rates: settings.rates,
      operatorToken: settings.operatorToken,
      oidc: settings.oidc,
      validateResponses: settings.validateResponses,
      // In test mode a platform's clock may be moved by any process on the same database.
      rememberKeysFor: settings.mode === "test" && store.engine === "postgres" ? 0 : rememberKeysFor,
    },
  });
  const server = createHttpServer(listener);
  return {
    services,
    listen: () => listen(server, settings),
    work() {
      working = true;
      worker.start();
      deliveries.start();
    },
    async stop() {
      draining = true;
      await drain(server, patience);
      await Promise.all([worker.stop(), deliveries.stop(), stopHousekeeping()]);
      await store.close();
    },
  };
}

function listen(server: Server, { host, port }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
