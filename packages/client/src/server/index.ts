import type { EndpointName } from "../calls.ts";
import { type Client, createClient } from "../client.ts";
import type { ClientOptions, KeyCredentials } from "../options.ts";

export { type Client, EnrolkitError, type EnrolkitErrorCode } from "../index.ts";
export { createSessionHandler, type SessionHandlerOptions, type SessionSubject } from "./session-handler.ts";
export { type ReceivedWebhook, verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

/** A client for a platform's backend: every operation, with the platform's secret key. */
export function createServerClient(options: ClientOptions<KeyCredentials>): Client<EndpointName> {
  return createClient(options);
}
