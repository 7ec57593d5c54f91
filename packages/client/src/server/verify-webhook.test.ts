import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { type ReceivedWebhook, verifyWebhook, WebhookSignatureError } from "./verify-webhook.ts";

const secret = `whsec_${btoa("a secret of thirty-two characters")}`;
const now = Date.parse("2026-12-01T09:30:00Z");
const body = '{"id":"evt_1","type":"policy.active","data":{"policy_id":"p_1"},"note":"Zoë"}';

/** Signed by the published library. */
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
  test("that the published library signed is taken, with headers of either kind", async () => {
    expect(await verify()).toEqual(JSON.parse(body));
    expect(await verify({ headers: new Headers(signed()) })).toMatchObject({ id: "evt_1" });
  });

  test("is taken when one of its signatures fits, as while a secret is rotated", async () => {
    const other = signed(now, `whsec_${btoa("another secret altogether, as long")}`)["webhook-signature"];
    const signature = `v2,abc ${other} ${signed()["webhook-signature"]}`;
    const headers = { ...signed(), "webhook-signature": signature };
    expect(await verify({ headers })).toMatchObject({ id: "evt_1" });
  });

  test.each([
    ["another body", { body: `${body} ` }],
    ["another id", { headers: { ...signed(), "webhook-id": "evt_2" } }],
    ["another moment", { headers: { ...signed(), "webhook-timestamp": String(now / 1000 + 1) } }],
    ["another version", { headers: { ...signed(), "webhook-signature": "v2,abc" } }],
    ["no base64", { headers: { ...signed(), "webhook-signature": "v1,*" } }],
    ["an empty signature", { headers: { ...signed(), "webhook-signature": "v1," } }],
    ["no signature", { headers: { ...signed(), "webhook-signature": undefined } }],
    ["two signatures' headers", { headers: { ...signed(), "webhook-signature": ["v1,a", "v1,b"] } }],
    ["a moment that is none", { headers: { ...signed(), "webhook-timestamp": "NaN" } }],
    ["a moment with more to it", { headers: { ...signed(), "webhook-timestamp": "1e9" } }],
    ["an old signature", { headers: signed(now - 301_000) }],
    ["a signature from the future", { headers: signed(now + 301_000) }],
    ["a second where none is tolerated", { headers: signed(now - 1000), toleranceSeconds: 0 }],
    ["a tolerance that is none", { toleranceSeconds: Number.NaN }],
    ["a secret of another endpoint", { secret: `whsec_${btoa("not this one")}` }],
  ])("is refused with %s", async (_, webhook) => {
    await expect(verify(webhook)).rejects.toThrow(WebhookSignatureError);
  });

  test("is as old as it may be", async () => {
    expect(await verify({ headers: signed(now - 300_000) })).toMatchObject({ id: "evt_1" });
    expect(await verify({ toleranceSeconds: 0 })).toMatchObject({ id: "evt_1" });
  });

  test.each(["", "secret", "whsec_", "whsec_*"])("needs a secret as it is written: not %j", async (wrong) => {
    await expect(verify({ secret: wrong })).rejects.toThrow("whsec_");
  });
});
