import type { EndpointName } from "../calls.ts";
import { type Client, createClientWith } from "../client.ts";
import { endpoints } from "../generated/endpoints.ts";
import type { CommonClientOptions } from "../options.ts";
import { apiKeySession } from "./api-key-session.ts";
import { assertServerSettings } from "./settings.ts";

export type * from "@enrolkit/types";
export { type Client, EnrolkitError, type EnrolkitErrorCode } from "../index.ts";
export {
  createNodeSessionHandler,
  createSessionHandler,
  type CreatedSession,
  type EmployeeSubject,
  type EmployerSubject,
  type NodeRequest,
  type NodeResponse,
  type SessionHandler,
  type SessionHandlerOptions,
  type SessionSubject,
} from "./session-handler.ts";
export { type ReceivedWebhook, verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

/** What `createServerClient` takes. `baseUrl` and `apiKey` can come from the environment as they are. */
export interface ServerClientOptions extends Omit<CommonClientOptions, "baseUrl"> {
  /** The address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string | undefined;
  /** The secret key of the platform: `pk_test_…` or `pk_live_…`. */
  readonly apiKey: string | undefined;
}

/**
 * Creates a client for the backend of a platform, which can call every operation with the secret API key. Throws a
 * TypeError that says what to set when the address or the key is missing, or cannot be right.
 */
export function createServerClient(options: ServerClientOptions): Client<EndpointName> {
  const { baseUrl, apiKey } = options;
  const settings = { baseUrl, apiKey };
  assertServerSettings(settings);
  return createClientWith({ ...options, ...settings }, endpoints, noResponse, () =>
    apiKeySession(settings.apiKey),
  );
}

const noResponse =
  "No response. Check that `baseUrl` (ENROLKIT_URL) is the service's address, and that the service runs and can be reached from here.";
