import { createPoller, type Worker } from "../due-work/poller.ts";
import { claimDeliveries, type EndpointKey, findDueEndpoints } from "../store/delivery-claims.ts";
import type { LeasedDelivery } from "../store/store.ts";
import { deliverAll, type Deliverer } from "./deliver.ts";
import { Outcomes } from "./outcomes.ts";

/** Longer than a receiver's timeout. After it, other processes take over from one that died. */
const leaseMs = 15_000;
const maxPerEndpoint = 8;
/** Deliveries that are leased at once. */
const maxBatch = 64;
/** Deliveries that one process sends at the same time: each has a connection of its own. */
const maxInFlight = 1024;
/** The poll interval without a wake-up call: retries fall due, and other processes write events too. */
const pollEveryMs = 500;

/** The deliveries that are being sent to one endpoint. */
interface EndpointQueue {
  endpoint_id: string;
  length: number;
  /** Resolves when all of them have ended; never rejects. */
  done: Promise<void>;
}

interface StartedDeliveries {
  queues: EndpointQueue[];
  /** The endpoint to go on after; undefined where all that are due were looked at. */
  next: EndpointKey | undefined;
}

/** Claims deliveries that are due and sends them, each endpoint in a queue of its own. */
export async function deliverDue(
  deliverer: Deliverer,
  search: { except?: ReadonlySet<string>; after?: EndpointKey | undefined; limit?: number } = {},
): Promise<StartedDeliveries> {
  const { except = new Set(), after, limit = maxBatch } = search;
  const { services } = deliverer;
  const { store, clock } = services;
  const { endpoints, next } = await store.read((transaction) =>
    findDueEndpoints(transaction, { now: clock.now(), limit, except, after }),
  );
  if (endpoints.length === 0) return { queues: [], next };
  const claimed = await store.write((transaction) =>
    claimDeliveries(transaction, endpoints, {
      now: clock.now(),
      lease_ms: leaseMs,
      token: services.newId("lease"),
      limit,
      per_endpoint: maxPerEndpoint,
    }),
  );
  const outcomes = new Outcomes(store);
  const queues = [...byEndpoint(claimed)].map(([endpoint_id, deliveries]) => ({
    endpoint_id,
    length: deliveries.length,
    done: deliverAll(deliverer, deliveries, outcomes),
  }));
  return { queues, next };
}

function byEndpoint(claimed: readonly LeasedDelivery[]): Map<string, LeasedDelivery[]> {
  const queues = new Map<string, LeasedDelivery[]>();
  for (const delivery of claimed) {
    const queue = queues.get(delivery.endpoint_id);
    if (queue) queue.push(delivery);
    else queues.set(delivery.endpoint_id, [delivery]);
  }
  return queues;
}

/** Sends events as they are written. Any number of processes may run such a worker. */
export function createDeliveryWorker(deliverer: Deliverer): Worker {
  const queues = new Map<string, Promise<void>>();
  let inFlight = 0;
  let after: EndpointKey | undefined;
  /** How often the end was reached since something was found: once around is enough. */
  let ends = 0;
  const poller = createPoller({
    intervalMs: pollEveryMs,
    async poll() {
      const limit = Math.min(maxBatch, maxInFlight - inFlight);
      if (limit <= 0) return false;
      const began = after;
      const started = await deliverDue(deliverer, { except: new Set(queues.keys()), after, limit });
      for (const queue of started.queues) take(queue);
      if (started.queues.length > 0) ends = 0;
      after = started.next;
      if (after !== undefined) return true;
      ends += 1;
      if (began !== undefined && ends === 1) return true;
      ends = 0;
      return false;
    },
    onError: (error) => deliverer.services.workFailed(error, null),
  });

  function take({ endpoint_id, length, done }: EndpointQueue): void {
    inFlight += length;
    const ended = done.then(() => {
      inFlight -= length;
      queues.delete(endpoint_id);
      // More may be waiting for the endpoint.
      poller.wake();
    });
    queues.set(endpoint_id, ended);
  }

  return {
    ...poller,
    async stop() {
      await poller.stop();
      await Promise.all(queues.values());
    },
  };
}
