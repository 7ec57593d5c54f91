import { setImmediate as nextTurn } from "node:timers/promises";
import { type Services, openContext, timestamp } from "../context.ts";
import type { DeliveryOutcome as CountedOutcome } from "../observability/metrics.ts";
import { inSpan, markFailed } from "../observability/tracing.ts";
import { type Attempt, recordOutcomes } from "../store/delivery-claims.ts";
import { getEventBodies } from "../store/events.ts";
import { recordsOf } from "../store/records.ts";
import type { LeasedDelivery, Transaction } from "../store/store.ts";
import { endDeliveries } from "./end-deliveries.ts";
import type { Outcomes } from "./outcomes.ts";
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

/**
 * Sends leased deliveries to one endpoint and records the outcomes. No transaction is open while the receiver is awaited.
 * Never rejects.
 */
export async function deliverAll(
  deliverer: Deliverer,
  deliveries: readonly LeasedDelivery[],
  outcomes: Outcomes,
): Promise<void> {
  const { services } = deliverer;
  try {
    const requests = await services.store.read((transaction) =>
      createRequests(services, transaction, deliveries),
    );
    const ended: Promise<void>[] = [];
    for (const delivery of deliveries) {
      // Requests of others have their turn between two of these.
      await nextTurn();
      ended.push(deliver(deliverer, delivery, requests.get(delivery.id), outcomes));
    }
    for (const outcome of await Promise.allSettled(ended))
      if (outcome.status === "rejected") services.workFailed(outcome.reason, null);
  } catch (error) {
    services.workFailed(error, null);
  }
}

function deliver(
  deliverer: Deliverer,
  delivery: LeasedDelivery,
  request: WebhookRequest | undefined,
  outcomes: Outcomes,
): Promise<void> {
  const attributes = {
    "enrolkit.platform_id": delivery.platform_id,
    "enrolkit.event_id": delivery.event_id,
    "enrolkit.endpoint_id": delivery.endpoint_id,
    "enrolkit.attempts": delivery.attempts,
  };
  return inSpan("deliver event", { attributes }, async (span) => {
    if (request === undefined) {
      await outcomes.write({ delivery, status: "failed" });
      return;
    }
    const response = await deliverer.send(request).catch(() => undefined);
    const outcome = await record(deliverer, delivery, response, outcomes);
    deliverer.services.metrics?.deliveryEnded(outcome);
    span.setAttribute("enrolkit.outcome", outcome);
    if (outcome !== "delivered") markFailed(span, outcome);
  });
}

async function record(
  deliverer: Deliverer,
  delivery: LeasedDelivery,
  response: WebhookResponse | undefined,
  outcomes: Outcomes,
): Promise<CountedOutcome> {
  const { services } = deliverer;
  const attempt = { ended_at: services.clock.now(), response_status: response?.status ?? null };
  if (response !== undefined && response.status >= 200 && response.status < 300) {
    await outcomes.write({ delivery, status: "delivered", attempt });
    return "delivered";
  }
  if (response?.status === 410) {
    await services.store.write((transaction) => disableEndpoint(services, transaction, delivery, attempt));
    return "gone";
  }
  const claimable_at = retryAt(delivery.attempts, {
    now: attempt.ended_at,
    random: deliverer.random(),
    retryAfter: response?.retry_after,
  });
  if (claimable_at !== undefined) {
    await outcomes.write({ delivery, status: "pending", claimable_at, attempt });
    return "retried";
  }
  if (await outcomes.write({ delivery, status: "failed", attempt })) {
    const { event_id, endpoint_id, attempts } = delivery;
    services.workFailed(new Error(`${endpoint_id} did not take ${event_id} in ${attempts} attempts.`), null);
  }
  return "abandoned";
}

/** Returns the requests by the ids of deliveries to one endpoint; none where it no longer takes events. */
async function createRequests(
  { clock }: Services,
  transaction: Transaction,
  deliveries: readonly LeasedDelivery[],
): Promise<Map<string, WebhookRequest>> {
  const requests = new Map<string, WebhookRequest>();
  const [first] = deliveries;
  if (first === undefined) return requests;
  const { platform_id, endpoint_id } = first;
  const endpoint = await recordsOf(transaction, platform_id).webhookEndpoints.find(endpoint_id);
  if (endpoint?.status !== "enabled") return requests;
  const now = clock.now();
  const secrets = secretsOf(transaction, endpoint, now);
  const eventIds = deliveries.map(({ event_id }) => event_id);
  const bodies = await getEventBodies(transaction, platform_id, eventIds);
  for (const { id, event_id } of deliveries) {
    const body = bodies.get(event_id);
    if (body === undefined) continue;
    const signed = signedHeaders(event_id, now, body, secrets);
    const headers = { "Content-Type": "application/json", "User-Agent": "Enrolkit-Webhooks/1.0", ...signed };
    requests.set(id, { url: endpoint.url, headers, body });
  }
  return requests;
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
  const recorded = await recordOutcomes(transaction, [{ delivery, status: "failed", attempt }]);
  if (recorded.size === 0) return;
  await webhookEndpoints.replace({
    ...endpoint,
    status: "disabled",
    disabled_reason: "gone",
    updated_at: timestamp(context),
  });
  await endDeliveries(context, delivery.endpoint_id);
}
