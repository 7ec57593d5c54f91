import { verifyWebhook, WebhookSignatureError } from "@enrolkit/client/server";
import { Router, text } from "express";
import { badRequest, gone } from "../refusal.ts";
import type { Context } from "./context.ts";

/** Where the service tells this backend what happened. The signature is over the bytes: nobody parses them before. */
export function webhookRoutes({ sandbox }: Context) {
  return Router().post(
    "/webhooks/enrolkit/:platform_id",
    text({ type: "application/json" }),
    async (request, response) => {
      const opened = await sandbox.open();
      const { world, remembered } = opened;
      if (request.params["platform_id"] !== world.platform_id || !remembered.subscription) throw gone();
      const body = String(request.body);
      const { secret } = remembered.subscription;
      const event = await verifyWebhook({ body, headers: request.headers, secret }).catch(refused);
      sandbox.received(opened, event.id);
      response.status(204).end();
    },
  );
}

function refused(error: unknown): never {
  throw error instanceof WebhookSignatureError ? badRequest(error.message) : error;
}
