import { type Services, openContext, timestamp } from "../context.ts";
import type { DeliveryOutcome } from "../observability/metrics.ts";
import { inSpan, markFailed } from "../observability/tracing.ts";
import {
  type Attempt,
  cancelDeliveriesTo,
  cancelDelivery,
  finishDelivery,
  retryDelivery,
} from "../store/event-deliveries.ts";
import { getEventBody } from "../store/events.ts";
import { recordsOf } from "../store/records.ts";
import type { LeasedDelivery, Transaction } from "../store/store.ts";
import { retryAt } from "./retry.ts";
import { secretsOf, signedHeaders } from "./secret.ts";
import type { Send, WebhookRequest, WebhookResponse } from "./send.ts";

/** What delivering events needs. */
export interface Deliverer {
  services: Services;
  send: Send;
  /** From 0 to 1, for pauses. */
  random(): number;
}

/** Sends a leased delivery and records the outcome. No transaction is open while the receiver is awaited. */
export function deliver(deliverer: Deliverer, delivery: LeasedDelivery): Promise<void> {
  const attributes = {
    "enrolkit.platform_id": delivery.platform_id,
    "enrolkit.event_id": delivery.event_id,
    "enrolkit.endpoint_id": delivery.endpoint_id,
    "enrolkit.attempts": delivery.attempts,
  };
  return inSpan("deliver event", { attributes }, async (span) => {
    const outcome = await sendOnce(deliverer, delivery);
    if (outcome === undefined) return;
    deliverer.services.metrics?.deliveryEnded(outcome);
    span.setAttribute("enrolkit.outcome", outcome);
    if (outcome !== "delivered") markFailed(span, outcome);
  });
}

/** Returns undefined where there was nothing to send. */
async function sendOnce(
  deliverer: Deliverer,
  delivery: LeasedDelivery,
): Promise<DeliveryOutcome | undefined> {
  const { services } = deliverer;
  const { store } = services;
  const request = await store.read((transaction) => createRequest(services, transaction, delivery));
  if (request === undefined) {
    await store.write((transaction) => cancelDelivery(transaction, delivery));
    return undefined;
  }
  const response = await deliverer.send(request).catch(() => undefined);
  const attempt = { ended_at: services.clock.now(), response_status: response?.status ?? null };
  if (response !== undefined && response.status >= 200 && response.status < 300) {
    await store.write((transaction) => finishDelivery(transaction, delivery, "delivered", attempt));
    return "delivered";
  }
  if (response?.status === 410) {
    await store.write((transaction) => disableEndpoint(services, transaction, delivery, attempt));
    return "gone";
  }
  return retryOrAbandon(deliverer, delivery, response, attempt);
}

/** Returns undefined where the endpoint no longer takes events. */
async function createRequest(
  { clock }: Services,
  transaction: Transaction,
  { platform_id, event_id, endpoint_id }: LeasedDelivery,
): Promise<WebhookRequest | undefined> {
  const endpoint = await recordsOf(transaction, platform_id).webhookEndpoints.find(endpoint_id);
  const body = await getEventBody(transaction, platform_id, event_id);
  if (endpoint?.status !== "enabled" || body === undefined) return undefined;
  const now = clock.now();
  const signed = signedHeaders(event_id, now, body, secretsOf(transaction, endpoint, now));
  const headers = { "Content-Type": "application/json", "User-Agent": "Enrolkit-Webhooks/1.0", ...signed };
  return { url: endpoint.url, headers, body };
}

/** The receiver has responded that it is gone for good. */
async function disableEndpoint(
  services: Services,
  transaction: Transaction,
  delivery: LeasedDelivery,
  attempt: Attempt,
): Promise<void> {
  const context = await openContext(services, transaction, delivery.platform_id);
  const { webhookEndpoints } = context.all;
  if ((await webhookEndpoints.find(delivery.endpoint_id)) === undefined) return;
  const endpoint = await webhookEndpoints.lock(delivery.endpoint_id);
  if (!(await finishDelivery(transaction, delivery, "failed", attempt))) return;
  await webhookEndpoints.replace({
    ...endpoint,
    status: "disabled",
    disabled_reason: "gone",
    updated_at: timestamp(context),
  });
  await cancelDeliveriesTo(transaction, delivery.platform_id, delivery.endpoint_id);
}

async function retryOrAbandon(
  deliverer: Deliverer,
  delivery: LeasedDelivery,
  response: WebhookResponse | undefined,
  attempt: Attempt,
): Promise<DeliveryOutcome> {
  const { services } = deliverer;
  const at = retryAt(delivery.attempts, {
    now: attempt.ended_at,
    random: deliverer.random(),
    retryAfter: response?.retry_after,
  });
  if (at !== undefined) {
    await services.store.write((transaction) => retryDelivery(transaction, delivery, at, attempt));
    return "retried";
  }
  const abandon = (transaction: Transaction) => finishDelivery(transaction, delivery, "failed", attempt);
  if (await services.store.write(abandon)) {
    const { event_id, endpoint_id, attempts } = delivery;
    services.workFailed(new Error(`${endpoint_id} did not take ${event_id} in ${attempts} attempts.`), null);
  }
  return "abandoned";
}
