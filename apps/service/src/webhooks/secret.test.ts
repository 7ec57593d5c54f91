import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "./secret.ts";

test("a signature is the HMAC of id, second and body under the secret's bytes, one for each secret", () => {
  const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 255)];
  const secrets = keys.map((key) => newWebhookSecret({ newSecret: () => key.toString("base64url") }));
  const body = '{"name":"Zoë 🌿"}';
  const signatures = keys.map(
    (key) => `v1,${createHmac("sha256", key).update(`evt_1.1796117400.${body}`).digest("base64")}`,
  );
  expect(signedHeaders("evt_1", 1_796_117_400_999, body, secrets)).toEqual({
    "webhook-id": "evt_1",
    "webhook-timestamp": "1796117400",
    "webhook-signature": signatures.join(" "),
  });
});
