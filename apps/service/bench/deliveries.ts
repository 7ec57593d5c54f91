import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createEnrolkit } from "../src/app.ts";
import { openContext, timestamp } from "../src/context.ts";
import { emit } from "../src/events.ts";
import { createLogger } from "../src/http/logging.ts";
import { prepareSandbox } from "../src/sandbox.ts";
import { secretKeyOf } from "../src/secret-key.ts";
import { migrate } from "../src/store/migrate.ts";
import { openStore } from "../src/store/open-store.ts";
import { newWebhookSecret, sealSecret } from "../src/webhooks/secret.ts";
import { type Client, call } from "./client.ts";
import { median, ms, ratio, type Section, whole } from "./figures.ts";
import { type Engine, makeStore, type ThrowAwayStore, startService } from "./processes.ts";

const batch = 500;

interface Drained {
  engine: Engine;
  waiting: number;
  rate: number;
  idleMs: number;
  busyMs: number;
  pauseMs: number;
}

/** Backlogs of deliveries, drained to one receiver on this machine. */
export async function measureDeliveries(
  sizes: readonly number[],
  engines: readonly Engine[],
): Promise<Section> {
  const measured: Drained[] = [];
  for (const engine of engines) for (const waiting of sizes) measured.push(await drain(engine, waiting));
  return {
    title: "Deliveries of events",
    about:
      "So many deliveries wait when the service starts; a receiver on the same machine takes each at once. The median of reading a provider, one request at a time, is compared with that of an idle service.",
    columns: [
      "store",
      "waiting",
      "delivered a second",
      "a read, idle",
      "a read, meanwhile",
      "",
      "longest pause",
    ],
    rows: measured.map(({ engine, waiting, rate, idleMs, busyMs, pauseMs }) => [
      engine,
      whole(waiting),
      whole(rate),
      ms(idleMs),
      ms(busyMs),
      ratio(busyMs / idleMs),
      ms(pauseMs),
    ]),
    bars: measured.map(({ engine, waiting, rate }) => ({
      label: `${whole(waiting)} deliveries waiting, ${engine}`,
      value: rate,
      text: `${whole(rate)} a second`,
    })),
  };
}

async function drain(engine: Engine, waiting: number): Promise<Drained> {
  const storage = await makeStore(engine);
  let received = 0;
  const receiver = createServer((request, response) => {
    request.resume();
    received += 1;
    response.writeHead(204).end();
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  try {
    await seedDeliveries(storage, waiting, (receiver.address() as AddressInfo).port);
    const service = await startService(storage);
    try {
      const { api_key, provider_ids } = service.sandbox;
      const client = { baseUrl: service.baseUrl, key: api_key };
      const path = `/providers/${provider_ids[0]}`;
      const from = received;
      const started = performance.now();
      const busy = await readsUntil(client, path, () => received >= waiting);
      const seconds = (performance.now() - started) / 1000;
      const { pauseMs } = await service.usage();
      const idleUntil = performance.now() + 1500;
      await pause(500);
      const idle = await readsUntil(client, path, () => performance.now() > idleUntil);
      return {
        engine,
        waiting,
        rate: (waiting - from) / seconds,
        idleMs: median(idle),
        busyMs: median(busy),
        pauseMs,
      };
    } finally {
      await service.stop();
    }
  } finally {
    receiver.close();
    receiver.closeAllConnections();
    await storage.remove();
  }
}

/** Reads again and again; returns how long each read took, in milliseconds. */
async function readsUntil(client: Client, path: string, done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done()) {
    const asked = performance.now();
    await call(client, "GET", path);
    times.push(performance.now() - asked);
    await pause(2);
  }
  return times;
}

/** Writes events that one endpoint has yet to be sent. */
async function seedDeliveries({ settings }: ThrowAwayStore, count: number, port: number): Promise<void> {
  const { databaseUrl: url, dataDir } = settings;
  const store = openStore({ url, dataDir, secretKey: secretKeyOf(settings) });
  await migrate(store);
  const enrolkit = createEnrolkit({ settings, store, logger: createLogger("silent") });
  const { services } = enrolkit;
  const { platform_id } = await prepareSandbox(services, settings);
  for (let done = 0; done < count; done += batch) {
    await store.write(async (transaction) => {
      const context = await openContext(services, transaction, platform_id);
      if (done === 0) {
        const id = services.newId("whe");
        const now = timestamp(context);
        await context.all.webhookEndpoints.insert({
          id,
          url: `http://127.0.0.1:${port}/events`,
          event_types: null,
          status: "enabled",
          disabled_reason: null,
          secret: sealSecret(transaction, id, newWebhookSecret(services)),
          previous_secret: null,
          created_at: now,
          updated_at: now,
        });
      }
      for (let index = done; index < Math.min(done + batch, count); index += 1)
        await emit(context, "policy.active", {
          policy_id: services.newId("p"),
          employee_id: services.newId("ee"),
        });
    });
  }
  await enrolkit.stop();
}
