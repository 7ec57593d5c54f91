import type { Event } from "@enrolkit/contract";
import { Webhook } from "standardwebhooks";

/** The request does not come from the service, was changed on its way, or is too old. Respond with a 400. */
export class WebhookSignatureError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookSignatureError";
  }
}

export interface ReceivedWebhook {
  /** The body as text, before it is parsed: the signature covers its bytes. */
  readonly body: string;
  /** The headers of a `Request`, or of Node's `http`. */
  readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** The secret of the endpoint, `whsec_…`, as it was shown when it was created or rotated. */
  readonly secret: string;
  /** How many seconds the timestamp can be off, in either direction; 300 by default. 0 allows no difference. */
  readonly toleranceSeconds?: number | undefined;
  /** Returns milliseconds since 1970; the system's clock by default. */
  readonly now?: (() => number) | undefined;
}

const defaultToleranceSeconds = 300;

/**
 * Checks the signature of a webhook (Standard Webhooks, decisions §8) and returns its event. An event can arrive more
 * than once, so remember its `id`. Rejects with a WebhookSignatureError for a webhook that must not be trusted, and with
 * a TypeError for a malformed secret.
 *
 * The expected signature comes from `sign` of the library. Its `verify` is not used: it has neither a clock of ours nor
 * a tolerance.
 */
export async function verifyWebhook(webhook: ReceivedWebhook): Promise<Event> {
  const { body, headers, secret, toleranceSeconds = defaultToleranceSeconds, now = Date.now } = webhook;
  const id = requireHeader(headers, "webhook-id");
  const timestamp = requireHeader(headers, "webhook-timestamp");
  const signatures = requireHeader(headers, "webhook-signature").split(" ");
  const signedAt = parseTimestamp(timestamp);
  // Written so that NaN, for the timestamp or the tolerance, is never within it.
  if (!(Math.abs(now() - signedAt) / 1000 <= toleranceSeconds)) {
    throw new WebhookSignatureError("The signature is too old, or ahead of this clock.");
  }
  const expected = webhookOf(secret).sign(id, new Date(signedAt), body);
  if (!signatures.some((signature) => isEqual(signature, expected))) {
    throw new WebhookSignatureError(
      "No signature matches. Check the secret, and that the body is the text that was received.",
    );
  }
  return JSON.parse(body) as Event;
}

function requireHeader(headers: ReceivedWebhook["headers"], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookSignatureError(`The header ${name} is missing.`);
}

/** Milliseconds since 1970; NaN for anything but whole seconds in digits. */
function parseTimestamp(timestamp: string): number {
  return /^[1-9]\d{0,11}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
}

function webhookOf(secret: string): Webhook {
  try {
    if (secret.startsWith("whsec_")) return new Webhook(secret);
  } catch {
    // The library rejects what is not base64, or is empty.
  }
  throw new TypeError('The secret of a webhook endpoint starts with "whsec_", followed by base64.');
}

/** Takes the same time wherever two texts of the same length differ. */
function isEqual(actual: string, expected: string): boolean {
  if (actual.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
