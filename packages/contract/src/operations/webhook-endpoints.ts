import { z } from "zod";
import { operation } from "../operation.ts";
import { EventDelivery } from "../resources/event-delivery.ts";
import {
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
} from "../resources/webhook-endpoint.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Webhook endpoints";
const allow = ["platform"] as const;
const params = z.strictObject({ webhook_endpoint_id: pathId("whe") });

export const createWebhookEndpoint = operation({
  name: "CreateWebhookEndpoint",
  summary: "Create a webhook endpoint",
  area,
  method: "POST",
  path: "/webhooks/endpoints",
  allow,
  body: WebhookEndpointInput,
  success: { status: 200, body: WebhookEndpointWithSecret },
  problems: ["invalid_request"],
  extension: true,
});

export const listWebhookEndpoints = operation({
  name: "ListWebhookEndpoints",
  summary: "List webhook endpoints, newest first",
  area,
  method: "GET",
  path: "/webhooks/endpoints",
  allow,
  query: z.strictObject(pagingQuery("whe")),
  success: { status: 200, body: paged(WebhookEndpoint) },
  problems: ["invalid_request"],
  extension: true,
});

export const retrieveWebhookEndpoint = operation({
  name: "RetrieveWebhookEndpoint",
  summary: "Retrieve a webhook endpoint",
  area,
  method: "GET",
  path: "/webhooks/endpoints/{webhook_endpoint_id}",
  allow,
  params,
  success: { status: 200, body: WebhookEndpoint },
  problems: ["not_found"],
  extension: true,
});

export const deleteWebhookEndpoint = operation({
  name: "DeleteWebhookEndpoint",
  summary: "Delete a webhook endpoint",
  area,
  method: "DELETE",
  path: "/webhooks/endpoints/{webhook_endpoint_id}",
  allow,
  params,
  success: { status: 200, body: WebhookEndpoint },
  problems: ["not_found"],
  extension: true,
});

export const listWebhookEndpointDeliveries = operation({
  name: "ListWebhookEndpointDeliveries",
  summary: "List what was sent to a webhook endpoint and what still is, newest first",
  description: "Deliveries of the last 40 days.",
  area,
  method: "GET",
  path: "/webhooks/endpoints/{webhook_endpoint_id}/deliveries",
  allow,
  params,
  query: z.strictObject(pagingQuery("evtd")),
  success: { status: 200, body: paged(EventDelivery) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const rotateWebhookSecret = operation({
  name: "RotateWebhookSecret",
  summary: "Get a new secret; the old one signs beside it for 24 hours",
  area,
  method: "POST",
  path: "/webhooks/endpoints/{webhook_endpoint_id}/rotate_secret",
  allow,
  params,
  success: { status: 200, body: WebhookEndpointWithSecret },
  problems: ["not_found"],
  extension: true,
});
