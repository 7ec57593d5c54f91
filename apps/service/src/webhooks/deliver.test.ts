import type { Event, WebhookEndpoint, WebhookEndpointWithSecret } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { claimDeliveries } from "../store/event-deliveries.ts";
import { Journey } from "../testing/journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { createPost } from "./post.ts";
import { type Received, startReceiver, verified } from "./testing.ts";
import { sendDue } from "./worker.ts";

describe.each(["sqlite", "postgres"] as const)("events on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { services } = service.service;
  const { clock } = service;
  const post = createPost({ mode: "test" });

  /** Sends what is due, and waits for all of it. */
  async function send(through = post): Promise<void> {
    const lanes = await sendDue({ services, post: through, random: () => 0.5 });
    await Promise.all(lanes.map(({ done }) => done));
  }

  async function begin() {
    const journey = await Journey.begin(service);
    const receiver = await startReceiver();
    const endpoint = await register(journey, receiver.url);
    return { journey, receiver, endpoint };
  }

  const register = (journey: Journey, url: string, event_types?: string[]) =>
    journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", { url, event_types });
  const idOf = ({ headers }: Received) => String(headers["webhook-id"]);

  test("are sent once each, in the bytes of the event, signed so that the published library agrees", async () => {
    const { journey, receiver, endpoint } = await begin();
    await journey.create();
    await send();
    await send();
    const events = await journey.events();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received as [Received];
    expect(received.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": events.at(-1)?.id,
      "webhook-timestamp": String(Math.floor(clock.now() / 1000)),
    });
    const told = verified(received, endpoint.secret, clock.now());
    expect(told).toEqual(await journey.ok("GET", `/events/${idOf(received)}`));
    expect(() =>
      verified({ ...received, body: `${received.body} ` }, endpoint.secret, clock.now()),
    ).toThrow();
  });

  test("are sent again after a failure, the same id and bytes, signed anew", async () => {
    const { journey, receiver, endpoint } = await begin();
    receiver.answer = () => ({ status: 500 });
    await journey.create();
    await send();
    clock.tick(4999);
    await send();
    expect(receiver.received).toHaveLength(1);
    clock.tick(1);
    receiver.answer = () => ({ status: 204 });
    await send();
    const [first, second] = receiver.received as [Received, Received];
    expect(idOf(second)).toBe(idOf(first));
    expect(second.body).toBe(first.body);
    expect(second.headers["webhook-timestamp"]).not.toBe(first.headers["webhook-timestamp"]);
    verified(second, endpoint.secret, clock.now());
    clock.tick(7 * 86_400_000);
    await send();
    expect(receiver.received).toHaveLength(2);
  });

  test("are not lost with the process that was sending them", async () => {
    const { journey, receiver } = await begin();
    await journey.create();
    const lease = { now: clock.now(), lease_ms: 30_000, token: "killed", limit: 10, per_endpoint: 10 };
    const [claimed] = await services.store.write((transaction) =>
      claimDeliveries(transaction, { ...lease, except: [] }),
    );
    await send();
    expect(receiver.received).toEqual([]);
    clock.tick(30_000);
    await send();
    expect(receiver.received.map(idOf)).toEqual([claimed?.event_id]);
  });

  test("follow no redirect", async () => {
    const { journey, receiver } = await begin();
    receiver.answer = () => ({ status: 307, headers: { Location: "/elsewhere" } });
    await journey.create();
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks"]);
    clock.tick(5000);
    receiver.answer = () => ({ status: 200 });
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks", "/hooks"]);
  });

  test("wait no longer for a receiver that hangs", async () => {
    const { journey, receiver } = await begin();
    const patience = new AbortController();
    receiver.answer = () => {
      patience.abort();
      return "hang";
    };
    await journey.create();
    await send(createPost({ mode: "test", patience: () => patience.signal }));
    clock.tick(5000);
    receiver.answer = () => ({ status: 204 });
    await send();
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
  });

  test("go no more to who says that it is gone", async () => {
    const { journey, receiver, endpoint } = await begin();
    receiver.answer = () => ({ status: 410 });
    await journey.create();
    await send();
    expect(await journey.ok("GET", `/webhooks/endpoints/${endpoint.id}`)).toMatchObject({
      status: "disabled",
      disabled_reason: "gone",
    });
    await journey.force("enrolled");
    clock.tick(7 * 86_400_000);
    await send();
    expect(receiver.received).toHaveLength(1);
  });

  test("wait as long as a receiver asks", async () => {
    const { journey, receiver } = await begin();
    receiver.answer = () => ({ status: 429, headers: { "Retry-After": "120" } });
    await journey.create();
    await send();
    clock.tick(119_999);
    await send();
    expect(receiver.received).toHaveLength(1);
    clock.tick(1);
    await send();
    expect(receiver.received).toHaveLength(2);
  });

  test("are given up after ten attempts, and sent again when they are replayed", async () => {
    const { journey, receiver } = await begin();
    receiver.answer = () => ({ status: 503 });
    await journey.create();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await send();
      clock.tick(40 * 3_600_000);
    }
    expect(receiver.received).toHaveLength(10);
    expect(service.logged.join("")).toContain("in 10 attempts");
    receiver.answer = () => ({ status: 204 });
    const [first] = receiver.received as [Received];
    const replayed = await journey.ok<Event>("POST", `/events/${idOf(first)}/replay`);
    await send();
    const last = receiver.received.at(-1) as Received;
    expect(receiver.received).toHaveLength(11);
    expect(idOf(last)).toBe(replayed.id);
    expect(last.body).toBe(first.body);
  });

  test("reach others while one endpoint hangs with a long queue", async () => {
    const { journey, receiver, endpoint } = await begin();
    await journey.create();
    await journey.ok("DELETE", `/webhooks/endpoints/${endpoint.id}`);
    const stuck = await startReceiver(() => "hang");
    const { id } = await register(journey, stuck.url);
    const eventId = (await journey.events()).at(-1)?.id;
    for (let count = 0; count < 70; count += 1) await journey.ok("POST", `/events/${eventId}/replay`);
    await register(journey, receiver.url, ["enrolment_intent.enrolled"]);
    await journey.force("enrolled");

    const patience = new AbortController();
    const impatient = createPost({ mode: "test", patience: () => patience.signal });
    const lanes = await sendDue({ services, post: impatient, random: () => 0.5 });
    expect(lanes).toHaveLength(2);
    await Promise.race(lanes.map(({ done }) => done));
    expect(receiver.received).toHaveLength(1);
    patience.abort();
    await Promise.all(lanes.map(({ done }) => done));
    await journey.ok("DELETE", `/webhooks/endpoints/${id}`);
  });

  test("go to those alone who take their type", async () => {
    const { journey, receiver } = await begin();
    const picky = await startReceiver();
    await register(journey, picky.url, ["enrolment_intent.enrolled"]);
    await journey.create();
    await send();
    await journey.force("enrolled");
    await send();
    expect(receiver.received.length).toBeGreaterThan(1);
    expect(picky.received.map(({ body }) => (JSON.parse(body) as Event).type)).toEqual([
      "enrolment_intent.enrolled",
    ]);
  });

  test("go no more to an endpoint that was deleted, nor to another platform's", async () => {
    const { journey, receiver, endpoint } = await begin();
    const elsewhere = await Journey.begin(service);
    await elsewhere.create();
    await journey.create();
    const deleted = await journey.ok<WebhookEndpoint>("DELETE", `/webhooks/endpoints/${endpoint.id}`);
    expect(deleted.id).toBe(endpoint.id);
    await send();
    expect(receiver.received).toEqual([]);
  });

  test("are signed with two secrets for a day after a rotation", async () => {
    const { journey, receiver, endpoint } = await begin();
    const path = `/webhooks/endpoints/${endpoint.id}/rotate_secret`;
    const rotated = await journey.ok<WebhookEndpointWithSecret>("POST", path);
    await journey.create();
    await send();
    const [both] = receiver.received as [Received];
    for (const secret of [endpoint.secret, rotated.secret]) verified(both, secret, clock.now());
    clock.tick(86_400_000);
    await journey.ok("POST", `/events/${idOf(both)}/replay`);
    await send();
    const last = receiver.received.at(-1) as Received;
    verified(last, rotated.secret, clock.now());
    expect(() => verified(last, endpoint.secret, clock.now())).toThrow("No matching signature");
  });
});
