import { expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { openContext } from "../context.ts";
import { emit } from "../events.ts";
import { scheduleDeliveries } from "../store/event-deliveries.ts";
import { listEvents } from "../store/events.ts";
import { createDeliveryWorker } from "./worker.ts";
import { startReceiver } from "./testing.ts";

const service = await serviceOfFile({ work: true });
const idle = await serviceOfFile();

test("the service sends events by itself, though another endpoint hangs", async () => {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  const stuck = await startReceiver(() => "hang");
  const receiver = await startReceiver();
  for (const { url } of [stuck, receiver]) await journey.ok("POST", "/webhooks/endpoints", { url });
  await journey.create();
  await expect
    .poll(async () => (await journey.intent()).status, { timeout: 20_000 })
    .toBe("coverage_options_required");
  const ids = (await journey.events()).map(({ id }) => id).slice(-2);
  await expect
    .poll(() => receiver.received.map(({ headers }) => String(headers["webhook-id"])).toSorted(), {
      timeout: 20_000,
    })
    .toEqual(ids);
  expect(stuck.received.length).toBeGreaterThan(0);
  for (const { id } of (await journey.ok<{ items: { id: string }[] }>("GET", "/webhooks/endpoints")).items)
    await journey.ok("DELETE", `/webhooks/endpoints/${id}`);
  stuck.hangUp();
});

test("the events for many endpoints are all sent, though one of them has a long queue", async () => {
  const { services } = idle.service;
  const journey = await Journey.begin(idle);
  const { platform_id } = journey.world;
  const sent = new Map<string, number>();
  const worker = createDeliveryWorker({
    services,
    send: async ({ url }) => {
      sent.set(url, (sent.get(url) ?? 0) + 1);
      return { status: 204, retry_after: undefined };
    },
    random: () => 0.5,
  });
  const urls = Array.from({ length: 300 }, (_, index) => `https://hooks.example/${index}`);
  for (const url of urls) await journey.ok("POST", "/webhooks/endpoints", { url });
  await services.store.write(async (transaction) => {
    const context = await openContext(services, transaction, platform_id);
    const { items } = await context.all.webhookEndpoints.page({}, { page: 1, page_size: 1 });
    await emit(context, "policy.updated", {});
    const [event] = await listEvents(transaction, platform_id);
    const queue = Array.from({ length: 200 }, () => ({
      platform_id,
      id: services.newId("evtd"),
      event_id: event?.id ?? "",
      event_type: "test",
      endpoint_id: items[0]?.id ?? "",
    }));
    await scheduleDeliveries(transaction, queue, services.clock.now() - 1000);
  });
  worker.start();
  await expect
    .poll(() => [...sent.values()].reduce((sum, each) => sum + each, 0), { timeout: 20_000 })
    .toBe(500);
  await worker.stop();
  const counts = urls.map((url) => sent.get(url) ?? 0);
  expect(counts.filter((count) => count !== 1)).toEqual([201]);
});
