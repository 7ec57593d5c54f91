import { verifyWebhook, WebhookSignatureError } from "@enrolkit/client/server";
import { Router, text } from "express";
import { badRequest, gone } from "../errors.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

/** Receives the service's webhooks. The signature covers the bytes, so the body is read as text and not parsed before. */
export function webhookRoute(sandbox: Sandbox) {
  return Router().post(
    "/webhooks/enrolkit/:platform_id",
    text({ type: "application/json" }),
    async (request, response) => {
      const opened = await sandbox.open();
      const { world, state } = opened;
      if (request.params["platform_id"] !== world.platform_id || !state.subscription) throw gone();
      const body = String(request.body);
      const { secret } = state.subscription;
      const event = await verifyWebhook({ body, headers: request.headers, secret }).catch(rejectSignature);
      sandbox.recordReceipt(opened, event.id);
      response.status(204).end();
    },
  );
}

function rejectSignature(error: unknown): never {
  throw error instanceof WebhookSignatureError ? badRequest(error.message) : error;
}
