import { createPoller, type Worker } from "../due-work/poller.ts";
import { areDeliveriesDue, claimDeliveries } from "../store/event-deliveries.ts";
import type { LeasedDelivery } from "../store/store.ts";
import { deliver, type Deliverer } from "./deliver.ts";

/** Longer than a receiver's timeout. After it, other processes take over from one that died. */
const leaseMs = 15_000;
const maxPerEndpoint = 8;
const maxBatch = 64;
/** The poll interval without a wake-up call: retries fall due, and other processes write events too. */
const pollEveryMs = 500;

/** The deliveries that are being sent to one endpoint. */
interface EndpointQueue {
  endpoint_id: string;
  /** Resolves when all of them have ended; never rejects. */
  done: Promise<void>;
}

/** Claims deliveries that are due and sends them, each endpoint in a queue of its own; skips some endpoints. */
export async function deliverDue(
  deliverer: Deliverer,
  except: readonly string[] = [],
): Promise<EndpointQueue[]> {
  const { services } = deliverer;
  const { store, clock } = services;
  if (!(await store.read((transaction) => areDeliveriesDue(transaction, clock.now())))) return [];
  const claimed = await store.write((transaction) =>
    claimDeliveries(transaction, {
      now: clock.now(),
      lease_ms: leaseMs,
      token: services.newId("lease"),
      limit: maxBatch,
      per_endpoint: maxPerEndpoint,
      except,
    }),
  );
  const byEndpoint = new Map<string, LeasedDelivery[]>();
  for (const delivery of claimed) {
    byEndpoint.set(delivery.endpoint_id, [...(byEndpoint.get(delivery.endpoint_id) ?? []), delivery]);
  }
  return [...byEndpoint].map(([endpoint_id, deliveries]) => ({
    endpoint_id,
    done: deliverAll(deliverer, deliveries),
  }));
}

async function deliverAll(deliverer: Deliverer, deliveries: readonly LeasedDelivery[]): Promise<void> {
  const outcomes = await Promise.allSettled(deliveries.map((delivery) => deliver(deliverer, delivery)));
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") deliverer.services.workFailed(outcome.reason, null);
  }
}

/** Sends events as they are written. Any number of processes may run such a worker. */
export function createDeliveryWorker(deliverer: Deliverer): Worker {
  const queues = new Map<string, Promise<void>>();
  const poller = createPoller({
    intervalMs: pollEveryMs,
    async poll() {
      const started = await deliverDue(deliverer, [...queues.keys()]);
      for (const { endpoint_id, done } of started) {
        queues.set(
          endpoint_id,
          done.then(() => release(endpoint_id)),
        );
      }
      return started.length > 0;
    },
    onError: (error) => deliverer.services.workFailed(error, null),
  });

  /** More deliveries may be waiting for the endpoint. */
  function release(endpointId: string): void {
    queues.delete(endpointId);
    poller.wake();
  }

  return {
    ...poller,
    async stop() {
      await poller.stop();
      await Promise.all(queues.values());
    },
  };
}
