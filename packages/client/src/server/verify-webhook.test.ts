import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type RequestHandler } from "express";
import { Webhook } from "standardwebhooks";
import { describe, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { rejectionOf } from "../testing/test-client.ts";
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
  test("that the published library signed is accepted, with headers of any kind", async () => {
    const [headers, capitalized] = [
      signed(),
      Object.entries(signed()).map(([name, value]) => [`W${name.slice(1)}`, value]),
    ];
    expect(await verify({ headers })).toEqual(JSON.parse(body));
    expect(await verify({ headers: new Headers(headers) })).toMatchObject({ id: "evt_1" });
    // As some clouds pass them on.
    expect(await verify({ headers: Object.fromEntries(capitalized) })).toMatchObject({ id: "evt_1" });
    // Of another runtime's class, as in a test's environment.
    expect(await verify({ headers: { get: (name: string) => headers[name] ?? null } })).toMatchObject({
      id: "evt_1",
    });
  });

  test.each([
    ["a Buffer", Buffer.from(body)],
    ["a Uint8Array", new TextEncoder().encode(body)],
    ["a text", body],
  ])("is accepted with its body as %s", async (_, received) => {
    expect(await verify({ body: received })).toEqual(JSON.parse(body));
  });

  test("is accepted from Node's and Express's requests and a standard Request, as their types are", () => {
    type Headers = ReceivedWebhook["headers"];
    type Body = ReceivedWebhook["body"];
    expectTypeOf<IncomingHttpHeaders>().toExtend<Headers>();
    expectTypeOf<Request["headers"]>().toExtend<Headers>();
    expectTypeOf<Buffer>().toExtend<Body>();
    expectTypeOf<Uint8Array>().toExtend<Body>();
    expectTypeOf<string>().toExtend<Body>();
    expectTypeOf<string | undefined>().toExtend<ReceivedWebhook["secret"]>();
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

  test.each([
    ["not JSON", "evt_1"],
    ["half of JSON", '{"id":"evt_1"'],
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["an object that is no event", '{"id":"evt_1"}'],
    ["text that is not UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ])("that is signed is rejected all the same with a body that is %s", async (_, sent) => {
    const text = typeof sent === "string" ? sent : sent.toString();
    const headers = {
      ...signed(),
      "webhook-signature": new Webhook(secret).sign("evt_1", new Date(now), text),
    };
    await expect(verify({ body: sent, headers })).rejects.toThrow(WebhookSignatureError);
  });

  test("whose bytes were changed is rejected, although they read the same", async () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)]);
    await expect(verify({ body: marked })).rejects.toThrow("No signature matches");
  });
});

describe("a mistake of the set-up says what to do, whatever the request is like", () => {
  const errorOf = async (webhook: object) => {
    const error = await rejectionOf(verify({ headers: {}, ...webhook }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(WebhookSignatureError);
    return (error as Error).message;
  };

  test.each([
    [undefined, "`secret` is undefined"],
    [null, "`secret` is null"],
    ["", "`secret` is empty"],
    [7, "`secret` is of the type number"],
    ["pk_test_mine", "an API key"],
    ["est_test_mine", "the token of a session"],
    ["whe_mine", "the id of a webhook endpoint"],
    [`${secret}\n`, "white space or a line break"],
    ["mine", 'does not start with "whsec_"'],
    ["whsec_", "no whole secret"],
    ["whsec_min*", "no whole secret"],
  ])("in the secret: %j", async (wrong, words) => {
    const message = await errorOf({ secret: wrong });
    expect(message).toContain(words);
    expect(message).not.toMatch(/mine|min\*|c2Vjc/);
  });

  test("names the variable of the guide where the secret is missing", async () => {
    expect(await errorOf({ secret: undefined })).toContain("ENROLKIT_WEBHOOK_SECRET");
  });

  test.each([
    ["a parser has read", JSON.parse(body), "`body` is an object"],
    ["nothing has read", undefined, "`body` is undefined"],
  ])("in the body, which %s", async (_, wrong, words) => {
    const message = await errorOf({ headers: signed(), body: wrong });
    expect(message).toContain(words);
    expect(message).toContain("mount the route before the parser: app.post(");
  });

  test("in Express, behind its parser; not before it, nor where the parser keeps the bytes", async () => {
    const seen: (string | undefined)[] = [];
    const receive: RequestHandler = (request, response) => {
      const { rawBody = request.body } = request as { rawBody?: Buffer; body: Buffer };
      void verify({ body: rawBody, headers: request.headers })
        .then(
          ({ id }) => seen.push(id),
          (error: Error) => seen.push(error.name),
        )
        .then(() => response.end());
    };
    const raw = express.raw({ type: "application/json" });
    const retainBytes = (request: object, _response: object, bytes: Buffer) => {
      Object.assign(request, { rawBody: bytes });
    };
    for (const app of [
      express().use(express.json()).post("/", raw, receive),
      express().post("/", raw, receive).use(express.json()),
      express()
        .use(express.json({ verify: retainBytes }))
        .post("/", receive),
    ]) {
      const server = app.listen(0, "127.0.0.1");
      onTestFinished(() => void server.close());
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const headers = { ...signed(), "Content-Type": "application/json" };
      await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
    }
    expect(seen).toEqual(["TypeError", "evt_1", "evt_1"]);
  });
});
