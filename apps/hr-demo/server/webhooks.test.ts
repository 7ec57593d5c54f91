import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

/** The demo with somebody signed in, and the address and secret that it has given the service. */
async function startReceiver() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const { state } = demo.service;
  const endpoint = state.endpoints[0] as { url?: string; secret?: string } | undefined;
  const { pathname } = new URL(endpoint?.url ?? "");
  const event = {
    id: "evt_1",
    type: "policy.active",
    created_at: "2026-11-18T21:41:00Z",
    data: { policy_id: "p_1" },
  };
  state.events.push(event);
  return { ...demo, state, path: pathname, event, headers: signed(event, endpoint?.secret ?? "") };
}

/** As Standard Webhooks has it. */
function signed(event: { id: string }, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key)
    .update(`${event.id}.${timestamp}.${JSON.stringify(event)}`)
    .digest("base64");
  return { "webhook-id": event.id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

const shown = (was_received: boolean) => [
  { id: "evt_1", type: "policy.active", created_at: "2026-11-18T21:41:00Z", ids: ["p_1"], was_received },
];

test("an event is shown when it happens, and as received once its webhook has come", async () => {
  const { get, post, path, event, headers, restart } = await startReceiver();
  expect((await get("/api/sandbox/events")).json.events).toEqual(shown(false));
  for (const _ of ["sent", "sent again"]) expect((await post(path, event, headers)).status).toBe(204);
  expect((await get("/api/sandbox/events")).json.events).toEqual(shown(true));
  await restart();
  expect((await get("/api/sandbox/events")).json.events).toEqual(shown(true));
});

test("an event with a wrong signature, or none, is refused and counts for nothing", async () => {
  const { get, post, path, event, headers } = await startReceiver();
  expect((await post(path, { ...event, type: "policy.cancelled" }, headers)).status).toBe(400);
  expect((await post(path, event)).status).toBe(400);
  expect((await get("/api/sandbox/events")).json.events).toEqual(shown(false));
});

test("each world has an address of its own, and a gone one wants no more", async () => {
  const { post, path, event, headers, state } = await startReceiver();
  await post("/api/sandbox/start-over", { what: "world" });
  expect(state.endpoints.map(({ url }) => String(url).split("/").at(-1))).toEqual([...state.keys.values()]);
  expect((await post(path, event, headers)).status).toBe(410);
});

test("asks for events once, however often it starts", async () => {
  const { get, restart, state } = await startReceiver();
  await restart();
  await get("/api/me");
  expect(state.endpoints).toHaveLength(1);
});

test("events are for whoever is signed in", async () => {
  const demo = await startDemo();
  expect((await demo.get("/api/sandbox/events")).status).toBe(401);
});
