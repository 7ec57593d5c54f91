import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { type ReceivedWebhook, verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

const secret = `whsec_${btoa("a secret of thirty-two characters")}`;
const now = Date.parse("2026-12-01T09:30:00Z");
const body = '{"id":"evt_1","type":"policy.active","data":{"policy_id":"p_1"},"note":"Zoë"}';

/** Headers signed by the published library. */
function signed(at = now, by = secret): Record<string, string> {
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(Math.floor(at / 1000)),
    "webhook-signature": new Webhook(by).sign("evt_1", new Date(at), body),
  };
}
const verify = (webhook: Partial<ReceivedWebhook> = {}) =>
  verifyWebhook({ body, headers: signed(), secret, now: () => now, ...webhook });

describe("a webhook", () => {
  test("that the published library signed is accepted, with headers of either kind", async () => {
    expect(await verify()).toEqual(JSON.parse(body));
    expect(await verify({ headers: new Headers(signed()) })).toMatchObject({ id: "evt_1" });
  });

  test("is accepted when one of its signatures matches, as while a secret is rotated", async () => {
    const other = signed(now, `whsec_${btoa("another secret altogether, as long")}`)["webhook-signature"];
    const signature = `v2,abc ${other} ${signed()["webhook-signature"]}`;
    const headers = { ...signed(), "webhook-signature": signature };
    expect(await verify({ headers })).toMatchObject({ id: "evt_1" });
  });

  test.each([
    ["another body", { body: `${body} ` }],
    ["another id", { headers: { ...signed(), "webhook-id": "evt_2" } }],
    ["another timestamp", { headers: { ...signed(), "webhook-timestamp": String(now / 1000 + 1) } }],
    ["another version", { headers: { ...signed(), "webhook-signature": "v2,abc" } }],
    ["a signature that is not base64", { headers: { ...signed(), "webhook-signature": "v1,*" } }],
    ["an empty signature", { headers: { ...signed(), "webhook-signature": "v1," } }],
    ["no signature", { headers: { ...signed(), "webhook-signature": undefined } }],
    ["two signature headers", { headers: { ...signed(), "webhook-signature": ["v1,a", "v1,b"] } }],
    ["a timestamp that is not a number", { headers: { ...signed(), "webhook-timestamp": "NaN" } }],
    ["a timestamp in another notation", { headers: { ...signed(), "webhook-timestamp": "1e9" } }],
    ["an old signature", { headers: signed(now - 301_000) }],
    ["a signature from the future", { headers: signed(now + 301_000) }],
    ["an age of a second and a tolerance of 0", { headers: signed(now - 1000), toleranceSeconds: 0 }],
    ["a tolerance of NaN", { toleranceSeconds: Number.NaN }],
    ["a secret of another endpoint", { secret: `whsec_${btoa("not this one")}` }],
  ])("is rejected with %s", async (_, webhook) => {
    await expect(verify(webhook)).rejects.toThrow(WebhookSignatureError);
  });

  test("is accepted up to the tolerance", async () => {
    expect(await verify({ headers: signed(now - 300_000) })).toMatchObject({ id: "evt_1" });
    expect(await verify({ toleranceSeconds: 0 })).toMatchObject({ id: "evt_1" });
  });

  test.each(["", "secret", "whsec_", "whsec_*"])("needs a well-formed secret, not %j", async (wrong) => {
    await expect(verify({ secret: wrong })).rejects.toThrow("whsec_");
  });
});
