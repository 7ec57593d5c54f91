import { createHmac } from "node:crypto";
import type { Services } from "../context.ts";
import type { WebhookEndpointRow } from "../store/rows.ts";
import type { Transaction } from "../store/store.ts";

const prefix = "whsec_";
/** How long the old secret signs beside the new one, in milliseconds of real time. */
export const rotationMs = 24 * 60 * 60_000;

/** A fresh secret as Standard Webhooks writes it. */
export function newWebhookSecret(services: Pick<Services, "newSecret">): string {
  return prefix + Buffer.from(services.newSecret(), "base64url").toString("base64");
}

/** What is stored of an endpoint's secret. */
export function sealSecret(transaction: Transaction, endpointId: string, secret: string): string {
  return transaction.seal.seal(secret, boundTo(endpointId));
}

/** The secrets that sign at a moment of real time, the newest first. Throws where they cannot be opened. */
export function secretsOf(transaction: Transaction, endpoint: WebhookEndpointRow, now: number): string[] {
  const { id, secret, previous_secret: previous } = endpoint;
  const sealed = previous !== null && now < previous.until ? [secret, previous.secret] : [secret];
  return sealed.map((text) => {
    const opened = transaction.seal.open(text, boundTo(id));
    if (opened === undefined) throw new Error(`The secret of ${id} was sealed with another key.`);
    return opened;
  });
}

/** The headers of Standard Webhooks; `at` is real time in milliseconds. */
export function signedHeaders(
  id: string,
  at: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

function boundTo(endpointId: string): string {
  return `webhook secret of ${endpointId}`;
}
