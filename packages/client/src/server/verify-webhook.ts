import type { Event } from "@enrolkit/types";
import { Webhook } from "standardwebhooks";
import { assertWebhookSecret } from "./settings.ts";

/** The request is no event that the service has sent, was changed on its way, or is too old. Respond with a 400. */
export class WebhookSignatureError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookSignatureError";
  }
}

/** Header names in any case. */
type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ReceivedWebhook {
  /** The body as it was received, before anything parses it: the signature covers its bytes. */
  readonly body: string | Uint8Array;
  /** The headers of a `Request`, or of Node's `http` and so of Express. */
  readonly headers: Pick<Headers, "get"> | HeaderRecord;
  /**
   * The secret of the endpoint, `whsec_…`, as it was shown when it was created or rotated. It can come from the environment
   * as it is.
   */
  readonly secret: string | undefined;
  /** How many seconds the timestamp can be off, in either direction; 300 by default. 0 allows no difference. */
  readonly toleranceSeconds?: number | undefined;
  /** Returns milliseconds since 1970; the system's clock by default. */
  readonly now?: (() => number) | undefined;
}

const defaultToleranceSeconds = 300;

/**
 * Checks the signature of a webhook (Standard Webhooks, decisions §8) and returns its event. An event can arrive more
 * than once, so remember its `id`. Rejects with a WebhookSignatureError for a webhook that must not be trusted, and with
 * a TypeError that says what to do for a mistake of the set-up: a secret that cannot be right, or a body that was parsed.
 *
 * The expected signature comes from `sign` of the library. Its `verify` is not used: it has neither a clock of ours nor
 * a tolerance.
 */
export async function verifyWebhook(webhook: ReceivedWebhook): Promise<Event> {
  const { headers, secret, toleranceSeconds = defaultToleranceSeconds, now = Date.now } = webhook;
  const signer = webhookOf(secret);
  const id = requireHeader(headers, "webhook-id");
  const timestamp = requireHeader(headers, "webhook-timestamp");
  const signatures = requireHeader(headers, "webhook-signature").split(" ");
  const body = textOf(webhook.body);
  const signedAt = parseTimestamp(timestamp);
  // Written so that NaN, for the timestamp or the tolerance, is never within it.
  if (!(Math.abs(now() - signedAt) / 1000 <= toleranceSeconds)) {
    throw new WebhookSignatureError("The signature is too old, or ahead of this clock.");
  }
  const expected = signer.sign(id, new Date(signedAt), body);
  if (!signatures.some((signature) => isEqual(signature, expected))) {
    throw new WebhookSignatureError(
      "No signature matches. Check that the secret is this endpoint's, and that the body is what was received, to the byte.",
    );
  }
  return parseEvent(body);
}

function requireHeader(headers: ReceivedWebhook["headers"], name: string): string {
  const value = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookSignatureError(`The header ${name} is missing.`);
}

/** Not by its class: runtimes have several, and a test's environment has one of its own. */
function isHeaders(headers: ReceivedWebhook["headers"]): headers is Pick<Headers, "get"> {
  return typeof headers.get === "function";
}

/** Keeps a byte order mark, and rejects what is not UTF-8: the text that is signed is the text that is parsed. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(body: unknown): string {
  if (typeof body === "string") return body;
  if (!isBytes(body)) throw new TypeError(howToPassBody(body));
  try {
    return utf8.decode(body);
  } catch {
    throw new WebhookSignatureError("The body is no text in UTF-8.");
  }
}

/** Not by its class, which a test's environment has a second of. */
function isBytes(body: unknown): body is Uint8Array {
  return ArrayBuffer.isView(body);
}

function howToPassBody(body: unknown): string {
  const what = typeof body === "object" ? "is an object, as after a parser" : `is ${typeof body}`;
  return (
    `Enrolkit: \`body\` ${what}. Pass the raw body, since the signature covers its bytes. In Express, mount the ` +
    'route before the parser: app.post("/webhooks/enrolkit", express.raw({ type: "application/json" }), receive) ' +
    "above app.use(express.json()). With a standard Request, pass await request.text()."
  );
}

function parseEvent(body: string): Event {
  try {
    const event = JSON.parse(body) as Partial<Event> | null;
    if (typeof event?.id === "string" && typeof event.type === "string") return event as Event;
  } catch {
    // Not JSON.
  }
  throw new WebhookSignatureError("The body is signed, and is no event.");
}

/** Milliseconds since 1970; NaN for anything but whole seconds in digits. */
function parseTimestamp(timestamp: string): number {
  return /^[1-9]\d{0,11}$/.test(timestamp) ? Number(timestamp) * 1000 : Number.NaN;
}

function webhookOf(secret: unknown): Webhook {
  assertWebhookSecret(secret);
  try {
    return new Webhook(secret);
  } catch {
    // The library rejects what is not base64, or is empty.
    throw new TypeError(
      'Enrolkit: `secret` is no whole secret. It starts with "whsec_", followed by base64. Copy all of it.',
    );
  }
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
