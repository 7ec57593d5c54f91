import { Webhook } from "standardwebhooks";
import type { Services } from "../context.ts";
import type { WebhookEndpointRow } from "../store/rows.ts";
import type { Transaction } from "../store/store.ts";

/** How long the old secret signs beside the new one after a rotation, in milliseconds of real time. */
export const rotationMs = 24 * 60 * 60_000;

/** Returns a fresh secret in the form of Standard Webhooks. */
export function newWebhookSecret(services: Pick<Services, "newSecret">): string {
  return `whsec_${Buffer.from(services.newSecret(), "base64url").toString("base64")}`;
}

/** Encrypts an endpoint's secret, as it is stored. */
export function sealSecret(transaction: Transaction, endpointId: string, secret: string): string {
  return transaction.seal.seal(secret, boundTo(endpointId));
}

/** Returns the secrets that sign at a moment of real time, newest first. Throws where they cannot be decrypted. */
export function secretsOf(transaction: Transaction, endpoint: WebhookEndpointRow, now: number): string[] {
  const { id, secret, previous_secret: previous } = endpoint;
  const sealed = previous !== null && now < previous.until ? [secret, previous.secret] : [secret];
  return sealed.map((text) => {
    const opened = transaction.seal.open(text, boundTo(id));
    if (opened === undefined) throw new Error(`The secret of ${id} was sealed with another key.`);
    return opened;
  });
}

/** Returns the headers of Standard Webhooks, with a signature by each secret; `at` is real time in milliseconds. */
export function signedHeaders(
  id: string,
  at: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, new Date(at), body)).join(" "),
  };
}

function boundTo(endpointId: string): string {
  return `webhook secret of ${endpointId}`;
}
