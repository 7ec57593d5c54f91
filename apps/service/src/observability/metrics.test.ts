import type { WebhookEndpointWithSecret } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { startTestService, type TestService } from "../http/testing.ts";
import { textOf } from "../testing/guide.ts";
import { Journey } from "../testing/journey.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { startReceiver } from "../webhooks/testing.ts";
import { createMetrics } from "./metrics.ts";

const service = await serviceOfFile();
const settings = { metrics: { host: "127.0.0.1", port: 0 } };

/** The lines of Prometheus's text whose name and labels are these. */
async function valuesOf({ service }: TestService, series: string): Promise<number[]> {
  const text = (await service.metrics?.metrics()) ?? "";
  return text
    .split("\n")
    .filter((line) => line.startsWith(`${series} `))
    .map((line) => Number(line.slice(series.length + 1)));
}

test.each(["sqlite", "postgres"] as const)(
  "counts requests, work and deliveries on %s, and how busy the store is",
  async (engine) => {
    const service = await startTestService({ engine, settings, work: true });
    const journey = await Journey.begin(service);
    const receiver = await startReceiver();
    await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", { url: receiver.url });
    await journey.reach("enrolled");
    await journey.call("GET", `/employees/ee_${"0".repeat(32)}`);
    await fetch(`${service.baseUrl}/nowhere/${journey.employeeId}`);

    const requests = (operation: string, status: number) =>
      valuesOf(
        service,
        `enrolkit_http_request_duration_seconds_count{operation="${operation}",status="${status}"}`,
      );
    expect(await requests("ConfirmEnrolmentIntent", 200)).toEqual([1]);
    expect(await requests("RetrieveEmployee", 404)).toEqual([1]);
    expect(await requests("other", 404)).toEqual([1]);
    expect(
      await valuesOf(service, `enrolkit_due_work_total{kind="enrolment.answer",outcome="done"}`),
    ).toEqual([1]);
    await expect
      .poll(() => valuesOf(service, 'enrolkit_deliveries_total{outcome="delivered"}'))
      .not.toEqual([]);
    expect(await valuesOf(service, "enrolkit_store_up")).toEqual([1]);
    expect(await valuesOf(service, "enrolkit_store_waiting")).toEqual([0]);
    const [busy = 0] = await valuesOf(
      service,
      engine === "sqlite" ? "enrolkit_sqlite_writes_total" : "enrolkit_postgres_connections",
    );
    expect(busy).toBeGreaterThan(0);
    if (engine === "postgres")
      expect(await valuesOf(service, "enrolkit_postgres_connections_max")).toEqual([10]);
    // A series for each id would never end.
    expect(await service.service.metrics?.metrics()).not.toMatch(/[0-9a-f]{32}/);
    await service.stop();
  },
);

test("the guide's tables and alerts name the metrics that there are", async () => {
  const guide = textOf("run-it-in-production.md");
  const named = new Set(
    [...guide.matchAll(/enrolkit_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count)$/, "")),
  );
  const both = await Promise.all(
    (["sqlite", "postgres"] as const).map(async (engine) => {
      const each = await startTestService({ engine, settings });
      const metrics = (await each.service.metrics?.getMetricsAsJSON()) ?? [];
      await each.stop();
      return metrics.map(({ name }) => name);
    }),
  );
  expect([...named].toSorted()).toEqual([...new Set(both.flat())].toSorted());
});

test("says what waits and since when", async () => {
  const service = await startTestService({ settings });
  const journey = await Journey.begin(service);
  await journey.create();
  service.clock.tick(90_000);
  const text = await service.service.metrics?.metrics();
  const waiting = /^enrolkit_due_work_waiting\{kind="([a-z_.]+)"\} 1$/m.exec(text ?? "")?.[1];
  expect(waiting).toBeDefined();
  const [oldest = 0] = await valuesOf(service, `enrolkit_due_work_oldest_seconds{kind="${waiting}"}`);
  expect(oldest).toBeGreaterThan(80);
  expect(oldest).toBeLessThanOrEqual(90);
  await service.stop();
});

test("the metrics of two services are apart, and without the setting there are none", async () => {
  const [one, other, off] = await Promise.all([
    startTestService({ settings }),
    startTestService({ settings }),
    startTestService(),
  ]);
  await one.world();
  const series = 'enrolkit_http_request_duration_seconds_count{operation="CreateWorld",status="200"}';
  expect(await valuesOf(one, series)).toEqual([1]);
  expect(await valuesOf(other, series)).toEqual([]);
  expect(off.service.metrics).toBeUndefined();
  await Promise.all([one, other, off].map((service) => service.stop()));
});

test("a store that does not respond is said to be down, and the rest is still there", async () => {
  const { testStore, clock } = service;
  let reads = 0;
  const store = {
    ...testStore.store,
    read: () => {
      reads += 1;
      return Promise.reject(new Error("away"));
    },
  };
  const { registry } = createMetrics({ store, clock });
  const text = await registry.metrics();
  expect(text).toContain("enrolkit_store_up 0");
  expect(text).not.toMatch(/^enrolkit_deliveries_waiting \d/m);
  await registry.metrics();
  expect(reads).toBe(1);
});
