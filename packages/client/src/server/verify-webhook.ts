import type { Event } from "@enrolkit/contract";

/** What was sent is not from the service, or is not as it was sent, or is too old. Answer it with a 400. */
export class WebhookSignatureError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookSignatureError";
  }
}

export interface ReceivedWebhook {
  /** The body as text, before anybody parses it: signatures are over its bytes. */
  readonly body: string;
  /** As `Request` or Node's `http` has them. */
  readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_…`, as it was shown when the endpoint was made or its secret rotated. */
  readonly secret: string;
  /** How many seconds old or early the signature may be; 300 by default. */
  readonly toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970; the system's clock by default. */
  readonly now?: (() => number) | undefined;
}

const usualToleranceSeconds = 300;

/**
 * The event that a webhook tells of, once its Standard Webhooks signature is checked (decisions §8). Throws
 * WebhookSignatureError. An event may come more than once: remember its `id`.
 */
export async function verifyWebhook(webhook: ReceivedWebhook): Promise<Event> {
  const { body, headers, secret, toleranceSeconds = usualToleranceSeconds, now = Date.now } = webhook;
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature");
  checkAge(timestamp, now() / 1000, toleranceSeconds);
  const key = await crypto.subtle.importKey(
    "raw",
    keyBytes(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? bytesOf(signature.slice("v1,".length)) : undefined;
    // The comparison takes the same time whatever is wrong.
    if (bytes !== undefined && (await crypto.subtle.verify("HMAC", key, bytes, signed))) {
      return JSON.parse(body) as Event;
    }
  }
  throw new WebhookSignatureError(
    "No signature fits. Check the secret, and that the body is as it was received.",
  );
}

function headerOf(headers: ReceivedWebhook["headers"], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookSignatureError(`The header ${name} is missing.`);
}

function checkAge(timestamp: string, now: number, tolerance: number): void {
  const age = /^\d{1,12}$/.test(timestamp) ? Math.abs(now - Number(timestamp)) : Number.NaN;
  // NaN is never within a tolerance.
  if (!(age <= tolerance))
    throw new WebhookSignatureError("The signature is too old, or ahead of this clock.");
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith("whsec_") ? bytesOf(secret.slice("whsec_".length)) : undefined;
  if (key === undefined || key.length === 0) {
    throw new TypeError('The secret of a webhook endpoint starts with "whsec_" and is base64 after it.');
  }
  return key;
}

/** Undefined for what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
