import { z } from "zod";
import { EventType } from "../shapes/event-types.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";

/** An address that events are sent to (decisions §8; extension). The secret is shown only when it is created or rotated. */
export const WebhookEndpoint = z
  .strictObject({
    id: id("whe"),
    url: z.string().describe("The address."),
    event_types: z
      .array(z.string())
      .nullable()
      .describe("The types of events that it gets; null: every type."),
    status: z.enum(["enabled", "disabled"]).describe("Whether events are sent to it."),
    disabled_reason: z
      .enum(["gone"])
      .nullable()
      .describe("`gone`: the receiver responded with 410; null = it is enabled."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("webhook_endpoint").describe("Label of the kind of resource."),
  })
  .meta({ id: "WebhookEndpoint", description: "An address that events are sent to." });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().describe("`whsec_` and base64: store it on your server."),
}).meta({
  id: "WebhookEndpointWithSecret",
  description: "An address that events are sent to, with the secret that signs them. It is shown only once.",
});
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointInput = z
  .strictObject({
    url: text(2048).describe("https; in test mode also http on this machine."),
    event_types: z
      .array(EventType)
      .max(100)
      .nullish()
      .describe("The types of events that it gets; null or absent: every type."),
  })
  .meta({ id: "WebhookEndpointInput", description: "An address to send events to." });
export type WebhookEndpointInput = z.output<typeof WebhookEndpointInput>;
