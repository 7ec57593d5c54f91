import { createLookout, type Worker } from "../due-work/poller.ts";
import { areDeliveriesDue, claimDeliveries } from "../store/event-deliveries.ts";
import type { EventDelivery } from "../store/store.ts";
import { type Courier, deliver } from "./deliver.ts";

/** Longer than a receiver is waited for; a process that died is taken over after it. */
const leaseMs = 15_000;
const perEndpoint = 8;
const batch = 64;
/** How often to look when nothing calls: retries fall due, and other processes write events too. */
const lookEveryMs = 500;

/** What is on its way to one endpoint. */
interface Lane {
  endpoint_id: string;
  /** Ends when all of it was answered or given up; never throws. */
  done: Promise<void>;
}

/** Takes deliveries that are due and sends them, each endpoint in a lane of its own; leaves some endpoints alone. */
export async function sendDue(courier: Courier, except: readonly string[] = []): Promise<Lane[]> {
  const { services } = courier;
  const { store, clock } = services;
  if (!(await store.read((transaction) => areDeliveriesDue(transaction, clock.now())))) return [];
  const claimed = await store.write((transaction) =>
    claimDeliveries(transaction, {
      now: clock.now(),
      lease_ms: leaseMs,
      token: services.newId("lease"),
      limit: batch,
      per_endpoint: perEndpoint,
      except,
    }),
  );
  const lanes = new Map<string, EventDelivery[]>();
  for (const delivery of claimed) {
    lanes.set(delivery.endpoint_id, [...(lanes.get(delivery.endpoint_id) ?? []), delivery]);
  }
  return [...lanes].map(([endpoint_id, its]) => ({ endpoint_id, done: sendAll(courier, its) }));
}

async function sendAll(courier: Courier, deliveries: readonly EventDelivery[]): Promise<void> {
  const sent = await Promise.allSettled(deliveries.map((delivery) => deliver(courier, delivery)));
  for (const each of sent) if (each.status === "rejected") courier.services.workFailed(each.reason, null);
}

/** Sends events as they come, as many processes as there may be. */
export function createDeliveryWorker(courier: Courier): Worker {
  const lanes = new Map<string, Promise<void>>();
  const lookout = createLookout({
    everyMs: lookEveryMs,
    async look() {
      const begun = await sendDue(courier, [...lanes.keys()]);
      for (const { endpoint_id, done } of begun)
        lanes.set(
          endpoint_id,
          done.then(() => end(endpoint_id)),
        );
      return begun.length > 0;
    },
    failed: (error) => courier.services.workFailed(error, null),
  });

  /** There may be more for an endpoint that is free again. */
  function end(endpointId: string): void {
    lanes.delete(endpointId);
    lookout.wake();
  }

  return {
    ...lookout,
    async stop() {
      await lookout.stop();
      await Promise.all(lanes.values());
    },
  };
}
