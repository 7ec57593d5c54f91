import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { deadUrl, startDemo } from "./testing/demo.ts";

/** The demo with a person signed in, and an event with the headers that the service would send. */
async function startReceiver() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const { subscription, people } = demo.readState();
  if (!subscription) throw new Error("The demo has not subscribed to events.");
  await demo.startEnrolment(people.simple?.employee_id ?? "");
  const event = (await demo.call("ListEvents")).items.at(-1);
  if (!event) throw new Error("The enrolment made no event.");
  const path = new URL(subscription.url).pathname;
  const wasReceived = async () => {
    const { events } = (await demo.get("/api/sandbox/events")).json;
    return events.find(({ id }: { id: string }) => id === event.id)?.was_received;
  };
  const { secret } = subscription;
  return { ...demo, event, path, secret, wasReceived, headers: sign(event, secret) };
}

/** As Standard Webhooks has it. */
function sign(event: { id: string }, secret: string, body = JSON.stringify(event)): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`${event.id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": event.id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

test("shows an event when it happens, and as received once its webhook has come", async () => {
  const { get, post, path, event, headers, wasReceived, restart } = await startReceiver();
  const { events } = (await get("/api/sandbox/events")).json;
  expect(events).toContainEqual({
    id: event.id,
    type: event.type,
    created_at: event.created_at,
    ids: Object.values(event.data),
    was_received: false,
  });
  for (const _ of ["sent", "sent again"]) expect((await post(path, event, headers)).status).toBe(204);
  expect(await wasReceived()).toBe(true);
  await restart();
  expect(await wasReceived()).toBe(true);
});

test("rejects an event with a wrong signature, or without one", async () => {
  const { post, path, event, headers, wasReceived } = await startReceiver();
  expect((await post(path, { ...event, type: "policy.cancelled" }, headers)).status).toBe(400);
  expect((await post(path, event)).status).toBe(400);
  expect(await wasReceived()).toBe(false);
});

test("rejects what is signed and is no event", async () => {
  const { url, path, event, secret } = await startReceiver();
  for (const body of ["not JSON", "{", "", "null", "7", "{}", '"evt_1"', '{"id":7,"type":"x"}']) {
    const headers = { ...sign(event, secret, body), "content-type": "application/json" };
    expect((await fetch(url() + path, { method: "POST", headers, body })).status).toBe(400);
  }
});

test("each world has a URL of its own, and that of a gone one rejects events for good", async () => {
  const { post, path, event, headers, readState } = await startReceiver();
  await post("/api/sandbox/start-over", { what: "world" });
  const { world, subscription } = readState();
  expect(subscription?.url).toBe(`${deadUrl}/webhooks/enrolkit/${world.platform_id}`);
  expect((await post(path, event, headers)).status).toBe(410);
});

test("subscribes to events once, however often it starts", async () => {
  const { get, restart, call } = await startReceiver();
  await restart();
  await get("/api/me");
  expect((await call("ListWebhookEndpoints")).items).toHaveLength(1);
});

test("shows events only to a person who is signed in", async () => {
  const demo = await startDemo();
  expect((await demo.get("/api/sandbox/events")).status).toBe(401);
});
