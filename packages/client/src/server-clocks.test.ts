import { expect, test } from "vitest";
import { createTestClient } from "./testing/test-client.ts";

const plan = { params: { plan_id: "pl_1" } } as const;

test("serverTime is the time of the device before the first response", () => {
  const { client, time } = createTestClient();
  expect(client.serverTime()).toBe(time.now());
});

test("serverTime follows the clock of the platform and ticks on between responses", async () => {
  const { client, time } = createTestClient(() =>
    Response.json({}, { headers: { "X-Platform-Time": "2027-05-01T00:00:00.250Z" } }),
  );
  await client.call("RetrievePlan", plan);
  expect(new Date(client.serverTime()).toISOString()).toBe("2027-05-01T00:00:00.250Z");
  time.sleep(1000);
  expect(new Date(client.serverTime()).toISOString()).toBe("2027-05-01T00:00:01.250Z");
});

test("serverTime falls back on the Date of the response", async () => {
  const { client } = createTestClient(() =>
    Response.json({}, { headers: { Date: "Mon, 02 Mar 2026 11:00:00 GMT" } }),
  );
  await client.call("RetrievePlan", plan);
  expect(Math.abs(client.serverTime() - Date.parse("2026-03-02T11:00:00Z"))).toBeLessThanOrEqual(1000);
});

test("the clock of the platform does not change when a session expires", async () => {
  const { client, events } = createTestClient(() =>
    Response.json({}, { headers: { "X-Platform-Time": "2030-01-01T00:00:00Z" } }),
  );
  await client.call("RetrievePlan", plan);
  await client.call("RetrievePlan", plan);
  expect(events).toEqual([]);
});
