import type { EventDelivery, Paged, WebhookEndpointWithSecret } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";
import { createSend } from "../../webhooks/send.ts";
import { startReceiver } from "../../webhooks/testing.ts";
import { deliverDue } from "../../webhooks/worker.ts";

describe.each(["sqlite", "postgres"] as const)(
  "the log of an endpoint's deliveries on %s",
  async (engine) => {
    const service = await serviceOfFile({ engine });
    const { services } = service.service;
    const { clock } = service;
    const now = () => new Date(clock.now()).toISOString();

    async function begin() {
      const journey = await Journey.begin(service);
      const receiver = await startReceiver();
      const body = { url: receiver.url };
      const endpoint = await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", body);
      return { journey, receiver, endpoint, path: `/webhooks/endpoints/${endpoint.id}/deliveries` };
    }

    const logOf = async ({ journey, path }: { journey: Journey; path: string }) =>
      (await journey.ok<Paged<EventDelivery>>("GET", path)).items;

    /** Starts sending what is due; `ended` resolves when all of it has ended. */
    async function startSending(): Promise<{ ended: Promise<unknown> }> {
      const { queues } = await deliverDue({
        services,
        send: createSend({ mode: "test" }),
        random: () => 0.5,
      });
      return { ended: Promise.all(queues.map(({ done }) => done)) };
    }

    async function sendAll(): Promise<void> {
      await (await startSending()).ended;
    }

    test("shows what waits, what is tried again, and what was delivered", async () => {
      const begun = await begin();
      const { journey, receiver, endpoint } = begun;
      await journey.create();
      const event = (await journey.events()).at(-1);
      const waiting = {
        id: expect.stringMatching(/^evtd_[0-9a-f]{32}$/) as string,
        webhook_endpoint_id: endpoint.id,
        event_id: event?.id,
        event_type: event?.type,
        status: "pending",
        attempts: 0,
        last_attempt_at: null,
        last_response_status: null,
        next_attempt_at: now(),
        object: "event_delivery",
      };
      expect(await logOf(begun)).toEqual([waiting]);

      receiver.respond = () => ({ status: 503 });
      await sendAll();
      const failed = { ...waiting, attempts: 1, last_attempt_at: now(), last_response_status: 503 };
      const next_attempt_at = new Date(clock.now() + 5000).toISOString();
      expect(await logOf(begun)).toEqual([{ ...failed, next_attempt_at }]);

      clock.tick(5000);
      receiver.respond = () => ({ status: 204 });
      await sendAll();
      const delivered = {
        ...waiting,
        status: "delivered",
        attempts: 2,
        last_attempt_at: now(),
        last_response_status: 204,
        next_attempt_at: null,
      };
      expect(await logOf(begun)).toEqual([delivered]);
      await sendAll();
      expect(receiver.received).toHaveLength(2);
    });

    test("shows an attempt that is under way", async () => {
      const begun = await begin();
      await begun.journey.create();
      begun.receiver.respond = () => "hang";
      const { ended } = await startSending();
      expect(await logOf(begun)).toMatchObject([
        { status: "pending", attempts: 1, last_attempt_at: null, next_attempt_at: null },
      ]);
      await expect.poll(() => begun.receiver.received).toHaveLength(1);
      begun.receiver.respond = () => ({ status: 204 });
      begun.receiver.hangUp();
      await ended;
      expect(await logOf(begun)).toMatchObject([
        { status: "pending", attempts: 1, last_attempt_at: now(), last_response_status: null },
      ]);
    });

    test("shows what failed at every attempt, and its replay as another delivery", async () => {
      const begun = await begin();
      const { journey, receiver } = begun;
      receiver.respond = () => ({ status: 500 });
      await journey.create();
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        await sendAll();
        clock.tick(40 * 3_600_000);
      }
      const failed = { status: "failed", attempts: 10, last_response_status: 500, next_attempt_at: null };
      const [first] = await logOf(begun);
      expect(first).toMatchObject(failed);
      await journey.ok("POST", `/events/${first?.event_id}/replay`);
      expect(await logOf(begun)).toMatchObject([
        { event_id: first?.event_id, status: "pending", attempts: 0 },
        { event_id: first?.event_id, ...failed },
      ]);
    });

    test("shows what is not sent, because the endpoint is gone, without an attempt", async () => {
      const begun = await begin();
      const { journey, receiver } = begun;
      await journey.create();
      const eventId = (await journey.events()).at(-1)?.id;
      // Eight are sent at once.
      for (let count = 0; count < 9; count += 1) await journey.ok("POST", `/events/${eventId}/replay`);
      receiver.respond = () => ({ status: 410 });
      await sendAll();
      const log = await logOf(begun);
      expect(log).toHaveLength(10);
      const sent = log.filter(({ attempts }) => attempts === 1);
      expect(sent).toHaveLength(receiver.received.length);
      for (const delivery of sent)
        expect(delivery).toMatchObject({
          status: "failed",
          last_response_status: 410,
          next_attempt_at: null,
        });
      expect(log.slice(0, 2)).toMatchObject(
        [1, 2].map(() => ({ status: "failed", attempts: 0, last_attempt_at: null, next_attempt_at: null })),
      );
    });

    test("shows no address, secret or payload, and nothing of another endpoint", async () => {
      const begun = await begin();
      const { journey, endpoint } = begun;
      const other = await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", {
        url: "https://hooks.example.com/other",
      });
      await journey.create();
      const text = JSON.stringify(await logOf(begun));
      for (const hidden of [endpoint.secret, endpoint.url, other.id, journey.employeeId])
        expect(text).not.toContain(hidden);
      expect(await logOf({ journey, path: `/webhooks/endpoints/${other.id}/deliveries` })).toHaveLength(1);
    });

    test("is newest first, page by page, and gone with the endpoint", async () => {
      const { journey, endpoint, path } = await begin();
      await journey.create();
      const eventId = (await journey.events()).at(-1)?.id;
      for (let count = 0; count < 4; count += 1) await journey.ok("POST", `/events/${eventId}/replay`);
      const all = (await journey.ok<Paged<EventDelivery>>("GET", path)).items.map(({ id }) => id);
      expect(all).toEqual(all.toSorted().toReversed());
      const page = (query: string) => journey.ok<Paged<EventDelivery>>("GET", `${path}?${query}`);
      const second = await page("page=2&page_size=2");
      expect(second).toMatchObject({ page: 2, page_size: 2, total_count: 5, has_next_page: true });
      expect(second.items.map(({ id }) => id)).toEqual(all.slice(2, 4));
      expect((await page(`before=${all[1]}&page_size=2`)).items).toEqual(second.items);
      await journey.ok("DELETE", `/webhooks/endpoints/${endpoint.id}`);
      expect(await journey.call("GET", path)).toMatchObject({ status: 404 });
    });
  },
);
