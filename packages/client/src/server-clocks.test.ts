import { expect, test } from "vitest";
import { bench } from "./testing/fake-service.ts";

const plan = { params: { plan_id: "pl_1" } } as const;

test("serverTime is the device's until the service was heard", () => {
  const { client, time } = bench();
  expect(client.serverTime()).toBe(time.now());
});

test("serverTime follows the platform's own clock and ticks on between answers", async () => {
  const { client, time } = bench(() =>
    Response.json({}, { headers: { "X-Platform-Time": "2027-05-01T00:00:00.250Z" } }),
  );
  await client.call("RetrievePlan", plan);
  expect(new Date(client.serverTime()).toISOString()).toBe("2027-05-01T00:00:00.250Z");
  time.sleep(1000);
  expect(new Date(client.serverTime()).toISOString()).toBe("2027-05-01T00:00:01.250Z");
});

test("serverTime falls back on the Date of the answer", async () => {
  const { client } = bench(() => Response.json({}, { headers: { Date: "Mon, 02 Mar 2026 11:00:00 GMT" } }));
  await client.call("RetrievePlan", plan);
  expect(Math.abs(client.serverTime() - Date.parse("2026-03-02T11:00:00Z"))).toBeLessThanOrEqual(1000);
});

test("the platform's clock does not touch the session's life", async () => {
  const { client, events } = bench(() =>
    Response.json({}, { headers: { "X-Platform-Time": "2030-01-01T00:00:00Z" } }),
  );
  await client.call("RetrievePlan", plan);
  await client.call("RetrievePlan", plan);
  expect(events).toEqual([]);
});
