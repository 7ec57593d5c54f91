import type { Event, WebhookEndpoint, WebhookEndpointWithSecret } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { claimDeliveries } from "../store/delivery-claims.ts";
import { scheduleDeliveries } from "../store/event-deliveries.ts";
import { Journey } from "../testing/journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { createSend } from "./send.ts";
import { type ReceivedRequest, startReceiver, verifyReceived } from "./testing.ts";
import { deliverDue } from "./worker.ts";

describe.each(["sqlite", "postgres"] as const)("events on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { services } = service.service;
  const { clock } = service;
  const sendHere = createSend({ mode: "test" });

  /** Delivers what is due, and waits for all of it. */
  async function deliverAll(send = sendHere): Promise<void> {
    const { queues } = await deliverDue({ services, send, random: () => 0.5 });
    await Promise.all(queues.map(({ done }) => done));
  }

  async function begin() {
    const journey = await Journey.begin(service);
    const receiver = await startReceiver();
    const endpoint = await register(journey, receiver.url);
    return { journey, receiver, endpoint };
  }

  const register = (journey: Journey, url: string, event_types?: string[]) =>
    journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", { url, event_types });
  const idOf = ({ headers }: ReceivedRequest) => String(headers["webhook-id"]);

  test("are sent once each, in the bytes of the event, signed so that the published library agrees", async () => {
    const { journey, receiver, endpoint } = await begin();
    await journey.create();
    await deliverAll();
    await deliverAll();
    const events = await journey.events();
    expect(receiver.received).toHaveLength(1);
    const [received] = receiver.received as [ReceivedRequest];
    expect(received.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": events.at(-1)?.id,
      "webhook-timestamp": String(Math.floor(clock.now() / 1000)),
    });
    const event = verifyReceived(received, endpoint.secret, clock.now());
    expect(event).toEqual(await journey.ok("GET", `/events/${idOf(received)}`));
    expect(() =>
      verifyReceived({ ...received, body: `${received.body} ` }, endpoint.secret, clock.now()),
    ).toThrow();
  });

  test("are sent again after a failure, the same id and bytes, signed anew", async () => {
    const { journey, receiver, endpoint } = await begin();
    receiver.respond = () => ({ status: 500 });
    await journey.create();
    await deliverAll();
    clock.tick(4999);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    clock.tick(1);
    receiver.respond = () => ({ status: 204 });
    await deliverAll();
    const [first, second] = receiver.received as [ReceivedRequest, ReceivedRequest];
    expect(idOf(second)).toBe(idOf(first));
    expect(second.body).toBe(first.body);
    expect(second.headers["webhook-timestamp"]).not.toBe(first.headers["webhook-timestamp"]);
    verifyReceived(second, endpoint.secret, clock.now());
    clock.tick(7 * 86_400_000);
    await deliverAll();
    expect(receiver.received).toHaveLength(2);
  });

  test("are not lost with a process that was sending them", async () => {
    const { journey, receiver, endpoint } = await begin();
    await journey.create();
    const lease = { now: clock.now(), lease_ms: 30_000, token: "killed", limit: 10, per_endpoint: 10 };
    const key = { platform_id: journey.world.platform_id, endpoint_id: endpoint.id };
    const [claimed] = await services.store.write((transaction) => claimDeliveries(transaction, [key], lease));
    await deliverAll();
    expect(receiver.received).toEqual([]);
    clock.tick(30_000);
    await deliverAll();
    expect(receiver.received.map(idOf)).toEqual([claimed?.event_id]);
  });

  test("follow no redirect", async () => {
    const { journey, receiver } = await begin();
    receiver.respond = () => ({ status: 307, headers: { Location: "/elsewhere" } });
    await journey.create();
    await deliverAll();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks"]);
    clock.tick(5000);
    receiver.respond = () => ({ status: 200 });
    await deliverAll();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hooks", "/hooks"]);
  });

  test("time out when a receiver hangs", async () => {
    const { journey, receiver } = await begin();
    const timeout = new AbortController();
    receiver.respond = () => {
      timeout.abort();
      return "hang";
    };
    await journey.create();
    await deliverAll(createSend({ mode: "test", timeoutSignal: () => timeout.signal }));
    clock.tick(5000);
    receiver.respond = () => ({ status: 204 });
    await deliverAll();
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
  });

  test("are not sent again to a receiver that says it is gone", async () => {
    const { journey, receiver, endpoint } = await begin();
    receiver.respond = () => ({ status: 410 });
    await journey.create();
    await deliverAll();
    expect(await journey.ok("GET", `/webhooks/endpoints/${endpoint.id}`)).toMatchObject({
      status: "disabled",
      disabled_reason: "gone",
    });
    await journey.force("enrolled");
    clock.tick(7 * 86_400_000);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
  });

  test("wait as long as a receiver asks", async () => {
    const { journey, receiver } = await begin();
    receiver.respond = () => ({ status: 429, headers: { "Retry-After": "120" } });
    await journey.create();
    await deliverAll();
    clock.tick(119_999);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    clock.tick(1);
    await deliverAll();
    expect(receiver.received).toHaveLength(2);
  });

  test("are abandoned after ten attempts, and sent again when they are replayed", async () => {
    const { journey, receiver } = await begin();
    receiver.respond = () => ({ status: 503 });
    await journey.create();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await deliverAll();
      clock.tick(40 * 3_600_000);
    }
    expect(receiver.received).toHaveLength(10);
    expect(service.logged.join("")).toContain("in 10 attempts");
    receiver.respond = () => ({ status: 204 });
    const [first] = receiver.received as [ReceivedRequest];
    const replayed = await journey.ok<Event>("POST", `/events/${idOf(first)}/replay`);
    await deliverAll();
    const last = receiver.received.at(-1) as ReceivedRequest;
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

    const timeout = new AbortController();
    const send = createSend({ mode: "test", timeoutSignal: () => timeout.signal });
    const { queues } = await deliverDue({ services, send, random: () => 0.5 });
    expect(queues).toHaveLength(2);
    await Promise.race(queues.map(({ done }) => done));
    expect(receiver.received).toHaveLength(1);
    timeout.abort();
    await Promise.all(queues.map(({ done }) => done));
    await journey.ok("DELETE", `/webhooks/endpoints/${id}`);
  });

  test("are sent only to endpoints that take their type", async () => {
    const { journey, receiver } = await begin();
    const picky = await startReceiver();
    await register(journey, picky.url, ["enrolment_intent.enrolled"]);
    await journey.create();
    await deliverAll();
    await journey.force("enrolled");
    await deliverAll();
    expect(receiver.received.length).toBeGreaterThan(1);
    expect(picky.received.map(({ body }) => (JSON.parse(body) as Event).type)).toEqual([
      "enrolment_intent.enrolled",
    ]);
  });

  test("are not sent to a deleted endpoint, nor to another platform's", async () => {
    const { journey, receiver, endpoint } = await begin();
    const elsewhere = await Journey.begin(service);
    await elsewhere.create();
    await journey.create();
    const deleted = await journey.ok<WebhookEndpoint>("DELETE", `/webhooks/endpoints/${endpoint.id}`);
    expect(deleted.id).toBe(endpoint.id);
    await deliverAll();
    expect(receiver.received).toEqual([]);
  });

  test("that wait in a long queue are removed in parts when their endpoint is deleted", async () => {
    const { journey, receiver, endpoint } = await begin();
    await journey.create();
    const { platform_id } = journey.world;
    const [event] = await journey.events();
    await services.store.write(async (transaction) => {
      const delivery = {
        platform_id,
        event_id: event?.id ?? "",
        event_type: "test",
        endpoint_id: endpoint.id,
      };
      const queue = Array.from({ length: 1200 }, () => ({ ...delivery, id: services.newId("evtd") }));
      await scheduleDeliveries(transaction, queue, clock.now());
    });
    const waiting = () =>
      services.store.read(async ({ db }) => {
        const rows = await db
          .selectFrom("event_deliveries")
          .select("id")
          .where("platform_id", "=", platform_id)
          .where("status", "=", "pending")
          .execute();
        return rows.length;
      });
    await journey.ok("DELETE", `/webhooks/endpoints/${endpoint.id}`);
    expect(await waiting()).toBe(701);
    await service.advance(journey.world, 1);
    expect(await waiting()).toBe(0);
    await deliverAll();
    expect(receiver.received).toEqual([]);
  });

  test("are signed with two secrets for a day after a rotation", async () => {
    const { journey, receiver, endpoint } = await begin();
    const path = `/webhooks/endpoints/${endpoint.id}/rotate_secret`;
    const rotated = await journey.ok<WebhookEndpointWithSecret>("POST", path);
    await journey.create();
    await deliverAll();
    const [both] = receiver.received as [ReceivedRequest];
    for (const secret of [endpoint.secret, rotated.secret]) verifyReceived(both, secret, clock.now());
    clock.tick(86_400_000);
    await journey.ok("POST", `/events/${idOf(both)}/replay`);
    await deliverAll();
    const last = receiver.received.at(-1) as ReceivedRequest;
    verifyReceived(last, rotated.secret, clock.now());
    expect(() => verifyReceived(last, endpoint.secret, clock.now())).toThrow("No matching signature");
  });
});
