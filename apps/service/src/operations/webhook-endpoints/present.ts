import type { WebhookEndpoint } from "@enrolkit/contract";
import type { WebhookEndpointRow } from "../../store/rows.ts";

/** Presents an endpoint without its secrets. */
export function presentWebhookEndpoint(row: WebhookEndpointRow): WebhookEndpoint {
  const { secret: _, previous_secret: __, ...shown } = row;
  return { ...shown, object: "webhook_endpoint" };
}
