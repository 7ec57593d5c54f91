import { openContext } from "../open-context.ts";
import { type Services, timestamp } from "../context.ts";
import { dropDeliveriesTo, finishDelivery, retryDelivery } from "../store/event-deliveries.ts";
import { getEventBody } from "../store/events.ts";
import { recordsOf } from "../store/records.ts";
import type { EventDelivery, Transaction } from "../store/store.ts";
import type { Letter, Post, Reply } from "./post.ts";
import { retryAt } from "./retry.ts";
import { secretsOf, signedHeaders } from "./secret.ts";

/** Who carries events out of the service. */
export interface Courier {
  services: Services;
  post: Post;
  /** From 0 to 1, for pauses. */
  random(): number;
}

/** Sends a leased delivery and writes down what came of it. No unit is open while the receiver is waited for. */
export async function deliver(courier: Courier, delivery: EventDelivery): Promise<void> {
  const { store } = courier.services;
  const letter = await store.read((transaction) => letterOf(courier.services, transaction, delivery));
  if (letter === undefined) {
    await store.write((transaction) => finishDelivery(transaction, delivery));
    return;
  }
  const reply = await courier.post(letter).catch(() => undefined);
  if (reply !== undefined && reply.status >= 200 && reply.status < 300) {
    await store.write((transaction) => finishDelivery(transaction, delivery));
  } else if (reply?.status === 410)
    await store.write((transaction) => disable(courier.services, transaction, delivery));
  else await tryAgain(courier, delivery, reply);
}

/** Undefined where the endpoint takes nothing any more. */
async function letterOf(
  { clock }: Services,
  transaction: Transaction,
  { platform_id, event_id, endpoint_id }: EventDelivery,
): Promise<Letter | undefined> {
  const endpoint = await recordsOf(transaction, platform_id).webhookEndpoints.find(endpoint_id);
  const body = await getEventBody(transaction, platform_id, event_id);
  if (endpoint?.status !== "enabled" || body === undefined) return undefined;
  const now = clock.now();
  const signed = signedHeaders(event_id, now, body, secretsOf(transaction, endpoint, now));
  const headers = { "Content-Type": "application/json", "User-Agent": "Enrolkit-Webhooks/1.0", ...signed };
  return { url: endpoint.url, headers, body };
}

/** The receiver said that it is gone for good. */
async function disable(services: Services, transaction: Transaction, delivery: EventDelivery): Promise<void> {
  const scope = await openContext(services, transaction, delivery.platform_id);
  if ((await scope.all.webhookEndpoints.find(delivery.endpoint_id)) === undefined) return;
  const endpoint = await scope.all.webhookEndpoints.lock(delivery.endpoint_id);
  if (!(await finishDelivery(transaction, delivery))) return;
  await scope.all.webhookEndpoints.replace({
    ...endpoint,
    status: "disabled",
    disabled_reason: "gone",
    updated_at: timestamp(scope),
  });
  await dropDeliveriesTo(transaction, delivery.platform_id, delivery.endpoint_id);
}

async function tryAgain(courier: Courier, delivery: EventDelivery, reply: Reply | undefined): Promise<void> {
  const { services } = courier;
  const at = retryAt(delivery.attempts, {
    now: services.clock.now(),
    random: courier.random(),
    retryAfter: reply?.retry_after,
  });
  if (at !== undefined) {
    await services.store.write((transaction) => retryDelivery(transaction, delivery, at));
    return;
  }
  if (await services.store.write((transaction) => finishDelivery(transaction, delivery))) {
    const { event_id, endpoint_id, attempts } = delivery;
    services.workFailed(new Error(`${endpoint_id} did not take ${event_id} in ${attempts} attempts.`), null);
  }
}
