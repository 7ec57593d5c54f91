import { statSync } from "node:fs";
import { join } from "node:path";
import type { Paged, WebhookEndpointWithSecret } from "@enrolkit/contract";
import { afterAll, describe, expect, test } from "vitest";
import { tidy } from "./housekeeping.ts";
import { event, freshPlatform, noon } from "./store/conformance/rows.ts";
import type { Database } from "./store/database.ts";
import { scheduleDeliveries } from "./store/event-deliveries.ts";
import { appendEvent } from "./store/events.ts";
import { createIdFactory } from "./store/ids.ts";
import { recordsOf } from "./store/records.ts";
import type { Store } from "./store/store.ts";
import { openTestStore } from "./store/testing.ts";
import { Journey } from "./testing/journey.ts";
import { partner } from "./testing/people.ts";
import { healthOnly } from "./testing/plans.ts";
import { serviceOfFile } from "./testing/service-of-file.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

describe.each(["sqlite", "postgres"] as const)("what is over is deleted on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { clock, testStore } = service;
  const { services } = service.service;

  /** What is left at first, tidied up a moment before something ends, and at its end. */
  async function around<Left>(milliseconds: number, left: () => Promise<Left>): Promise<Left[]> {
    const seen = [await left()];
    for (const passed of [milliseconds - 1, 1]) {
      clock.tick(passed);
      await tidy(services);
      seen.push(await left());
    }
    return seen;
  }

  const countIn = (table: keyof Database, { world }: Journey) =>
    testStore.store.read(async (transaction) => {
      const { rows } = await transaction.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("rows"))
        .where(transaction.db.dynamic.ref<string>("platform_id"), "=", world.platform_id)
        .executeTakeFirstOrThrow();
      return rows;
    });

  test("responses to idempotency keys, after an hour", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const path = `/employees/${journey.employeeId}/associated_persons`;
    await journey.ok("POST", path, partner, { headers: { "Idempotency-Key": "one" } });
    expect(await around(hour, () => countIn("idempotency_keys", journey))).toEqual([1, 1, 0]);
  });

  test("sessions, a day after their end", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly, as: "employee" });
    expect(await around(hour + day + 1, () => countIn("sessions", journey))).toEqual([1, 1, 0]);
  });

  test("a webhook secret that was rotated away, after its day", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const url = "https://hooks.example.com/";
    const { id } = await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", { url });
    await journey.ok("POST", `/webhooks/endpoints/${id}/rotate_secret`);
    const isStored = () =>
      testStore.store.read(async (transaction) => {
        const endpoint = await recordsOf(transaction, journey.world.platform_id).webhookEndpoints.get(id);
        return endpoint.previous_secret !== null;
      });
    expect(await around(day, isStored)).toEqual([true, true, false]);
  });

  test("deliveries, as long after they were scheduled as events", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const body = { url: "https://hooks.example.com/" };
    const { id } = await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", body);
    const newIdAt = createIdFactory();
    const delivery = {
      platform_id: journey.world.platform_id,
      id: newIdAt("evtd", clock.now()),
      event_id: "evt_1",
      event_type: "policy.active",
      endpoint_id: id,
    };
    await testStore.store.write((transaction) => scheduleDeliveries(transaction, [delivery], clock.now()));
    const listed = async () =>
      (await journey.ok<Paged<unknown>>("GET", `/webhooks/endpoints/${id}/deliveries`)).total_count;
    expect(await around(40 * day + 1, listed)).toEqual([1, 1, 0]);
  });

  test("events, ten days after they are listed no more, however many there are", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const newIdAt = createIdFactory();
    await testStore.store.write(async (transaction) => {
      for (let count = 0; count < 1500; count += 1)
        await appendEvent(transaction, {
          ...event(journey.world.platform_id),
          id: newIdAt("evt", clock.now()),
        });
    });
    // A platform's test clock that is ahead is no reason to forget earlier.
    await service.advance(journey.world, (100 * day) / 1000);
    expect(await around(40 * day + 1, () => countIn("events", journey))).toEqual([1500, 1500, 0]);
  });
});

describe.each(["sqlite", "postgres"] as const)("much that is over on %s", async (engine) => {
  const { store, dispose } = await openTestStore(engine);
  afterAll(dispose);

  /** Adds keys and sessions that have expired; returns how to count what is left of both. */
  async function addExpired(count: number): Promise<() => Promise<number>> {
    const platform_id = await freshPlatform(store);
    const ids = Array.from({ length: count }, (_, index) => `x${index}`);
    await store.write(async ({ db }) => {
      const key = { platform_id, credential_id: "key_1", fingerprint: "f", expires_at: noon, status: 200 };
      await db
        .insertInto("idempotency_keys")
        .values(ids.map((id) => ({ ...key, key: id, body: "b" })))
        .execute();
      const times = { created_at: "2020-01-01T00:00:00.000Z", expires_at: "2020-01-01T00:00:00.000Z" };
      await db
        .insertInto("sessions")
        .values(ids.map((id) => ({ platform_id, id, token_hash: id, employer_id: "er_1", ...times })))
        .execute();
    });
    return () =>
      store.read(async ({ db }) => {
        const keys = await db.selectFrom("idempotency_keys").select("key").execute();
        const sessions = await db.selectFrom("sessions").select("id").execute();
        return keys.length + sessions.length;
      });
  }

  /** The store, and how many rows each of its transactions deleted. */
  function counted(left: () => Promise<number>): { store: Store; deleted: number[] } {
    const deleted: number[] = [];
    const write: Store["write"] = async (work) => {
      const before = await left();
      const result = await store.write(work);
      deleted.push(before - (await left()));
      return result;
    };
    return { store: { ...store, write }, deleted };
  }

  test("is deleted in parts, so that others have their turn", async () => {
    const left = await addExpired(450);
    const { store: watched, deleted } = counted(left);
    await tidy({ store: watched, clock: { now: () => noon + 40 * day } });
    expect(await left()).toBe(0);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(100);
  });

  test("waits for the next time when the process stops in the middle", async () => {
    const left = await addExpired(450);
    const cancel = new AbortController();
    const stopping: Store["write"] = async (work) => {
      cancel.abort();
      return store.write(work);
    };
    await tidy(
      { store: { ...store, write: stopping }, clock: { now: () => noon + 40 * day } },
      cancel.signal,
    );
    expect(await left()).toBe(800);
    await tidy({ store, clock: { now: () => noon + 40 * day } });
    expect(await left()).toBe(0);
  });
});

test("SQLite's log is emptied, and with it the deleted data that it still holds", async () => {
  const { testStore, service } = await serviceOfFile();
  const log = join(testStore.options.dataDir, "enrolkit.db-wal");
  expect(statSync(log).size).toBeGreaterThan(0);
  await tidy(service.services);
  expect(statSync(log).size).toBe(0);
});
