import type { EventDelivery, WebhookEndpoint } from "@enrolkit/contract";
import type { EventDeliveryRow } from "../../store/event-deliveries.ts";
import type { WebhookEndpointRow } from "../../store/rows.ts";

/** Presents an endpoint without its secrets. */
export function presentWebhookEndpoint(row: WebhookEndpointRow): WebhookEndpoint {
  const { secret: _, previous_secret: __, ...shown } = row;
  return { ...shown, object: "webhook_endpoint" };
}

export function presentEventDelivery(row: EventDeliveryRow): EventDelivery {
  const waits = row.status === "pending" && row.lease_token === null;
  return {
    id: row.id,
    webhook_endpoint_id: row.endpoint_id,
    event_id: row.event_id,
    event_type: row.event_type,
    status: row.status,
    attempts: row.attempts,
    last_attempt_at: timeOf(row.attempted_at),
    last_response_status: row.response_status,
    next_attempt_at: waits ? timeOf(row.claimable_at) : null,
    object: "event_delivery",
  };
}

function timeOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
