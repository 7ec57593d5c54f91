import type { WebhookEndpoint } from "@enrolkit/contract";
import type { WebhookEndpointRow } from "../../store/rows.ts";

/** Leaves the endpoint's secrets out. */
export function present(row: WebhookEndpointRow): WebhookEndpoint {
  const { secret: _, previous_secret: __, ...shown } = row;
  return { ...shown, object: "webhook_endpoint" };
}
