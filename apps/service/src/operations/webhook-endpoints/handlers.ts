import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpointDeliveries,
  listWebhookEndpoints,
  retrieveWebhookEndpoint,
  rotateWebhookSecret,
  type WebhookEndpointInput,
} from "@enrolkit/contract";
import type { FieldSentences } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { invalidRequest } from "../../problem/problem.ts";
import { pageOfDeliveries } from "../../store/event-deliveries.ts";
import type { WebhookEndpointRow } from "../../store/rows.ts";
import { urlIssue, type Mode } from "../../webhooks/address.ts";
import { endDeliveries } from "../../webhooks/end-deliveries.ts";
import { newWebhookSecret, rotationMs, sealSecret } from "../../webhooks/secret.ts";
import { handle } from "../handle.ts";
import { presentPage } from "../lists.ts";
import { presentEventDelivery, presentWebhookEndpoint } from "./present.ts";

export const create = handle(createWebhookEndpoint, async (context, { body }) => {
  assertValid(body, context.services.mode);
  const id = context.services.newId("whe");
  const secret = newWebhookSecret(context.services);
  const now = timestamp(context);
  const row: WebhookEndpointRow = {
    id,
    url: body.url,
    event_types: body.event_types ?? null,
    status: "enabled",
    disabled_reason: null,
    secret: sealSecret(context.transaction, id, secret),
    previous_secret: null,
    created_at: now,
    updated_at: now,
  };
  await context.all.webhookEndpoints.insert(row);
  return { ...presentWebhookEndpoint(row), secret };
});

export const list = handle(listWebhookEndpoints, async (context, { query }) => {
  const page = await context.visible.webhookEndpoints.page({}, query);
  return presentPage(page, presentWebhookEndpoint);
});

export const retrieve = handle(retrieveWebhookEndpoint, async (context, { params }) =>
  presentWebhookEndpoint(await context.visible.webhookEndpoints.get(params.webhook_endpoint_id)),
);

export const remove = handle(deleteWebhookEndpoint, async (context, { params }) => {
  const row = await context.visible.webhookEndpoints.lock(params.webhook_endpoint_id);
  await context.visible.webhookEndpoints.remove(row.id);
  await endDeliveries(context, row.id);
  return presentWebhookEndpoint(row);
});

export const listDeliveries = handle(listWebhookEndpointDeliveries, async (context, { params, query }) => {
  const { id } = await context.visible.webhookEndpoints.get(params.webhook_endpoint_id);
  const page = await pageOfDeliveries(context.transaction, context.platform.id, id, query);
  return presentPage(page, presentEventDelivery);
});

export const rotateSecret = handle(rotateWebhookSecret, async (context, { params }) => {
  const row = await context.visible.webhookEndpoints.lock(params.webhook_endpoint_id);
  const secret = newWebhookSecret(context.services);
  const rotated: WebhookEndpointRow = {
    ...row,
    secret: sealSecret(context.transaction, row.id, secret),
    previous_secret: { secret: row.secret, until: context.services.clock.now() + rotationMs },
    updated_at: timestamp(context),
  };
  await context.visible.webhookEndpoints.replace(rotated);
  return { ...presentWebhookEndpoint(rotated), secret };
});

function assertValid({ url, event_types }: WebhookEndpointInput, mode: Mode): void {
  const errors: FieldSentences = {};
  const issue = urlIssue(url, mode);
  if (issue !== undefined) errors["$.url"] = [issue];
  if (event_types?.length === 0)
    errors["$.event_types"] = ["Name some types, or leave it out for all of them."];
  if (Object.keys(errors).length > 0) throw invalidRequest(errors);
}
