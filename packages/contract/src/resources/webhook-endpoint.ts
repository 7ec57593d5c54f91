import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";
/** An address that events are sent to (decisions §8; extension). The secret is shown only when it is created or rotated. */
export const WebhookEndpoint = z
  .strictObject({
    id: id("whe"),
    url: z.string(),
    event_types: z.array(z.string()).nullable().meta({ description: "Null: every type." }),
    status: z.enum(["enabled", "disabled"]),
    disabled_reason: z
      .enum(["gone"])
      .nullable()
      .meta({ description: "`gone`: the receiver responded with 410." }),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("webhook_endpoint"),
  })
  .meta({ id: "WebhookEndpoint" });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().meta({ description: "`whsec_` and base64: store it on your server." }),
}).meta({ id: "WebhookEndpointWithSecret" });
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointInput = z
  .strictObject({
    url: text(2048).meta({ description: "https; in test mode also http on this machine." }),
    event_types: z.array(text()).max(100).nullish(),
  })
  .meta({ id: "WebhookEndpointInput" });
export type WebhookEndpointInput = z.output<typeof WebhookEndpointInput>;
