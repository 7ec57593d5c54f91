import type { EndpointName } from "../calls.ts";
import { type Client, createClient } from "../client.ts";
import type { ClientOptions, KeyCredentials } from "../options.ts";

export { type Client, EnrolkitError, type EnrolkitErrorCode } from "../index.ts";
export { createSessionHandler, type SessionHandlerOptions, type SessionSubject } from "./session-handler.ts";
export { type ReceivedWebhook, verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

/** Creates a client for the backend of a platform, which can call every operation with the secret API key. */
export function createServerClient(options: ClientOptions<KeyCredentials>): Client<EndpointName> {
  return createClient(options);
}
