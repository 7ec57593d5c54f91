import { beforeEach, describe, expect, test } from "vitest";
import { deliveryBacklog, dueWorkBacklog, maxCounted } from "../backlog.ts";
import { scheduleDueWork } from "../due-work.ts";
import { claimDeliveries, recordOutcomes } from "../delivery-claims.ts";
import { scheduleDeliveries } from "../event-deliveries.ts";
import type { Store } from "../store.ts";
import type { TestStore } from "../testing.ts";
import { freshPlatform, noon } from "./rows.ts";

const toEndpoint = { event_id: "ev_1", event_type: "policy.active", endpoint_id: "we_1" };

/** How much waits, which costs the same however much that is. */
export function describeBacklog(opened: () => TestStore): void {
  describe("the backlog", () => {
    let store: Store;
    let platform_id: string;
    beforeEach(async () => {
      ({ store } = opened());
      platform_id = await freshPlatform(store);
      await store.write(async ({ db }) => {
        await db.deleteFrom("due_work").execute();
        await db.deleteFrom("event_deliveries").execute();
      });
    });

    const dueWork = () => store.read((transaction) => dueWorkBacklog(transaction, noon));
    const deliveries = () => store.read((transaction) => deliveryBacklog(transaction, noon));

    test("is what is due by each platform's clock, by kind", async () => {
      const ahead = await freshPlatform(store, { clock_offset_ms: 60_000 });
      await store.write(async (transaction) => {
        const schedule = (platform: string, kind: string, subject_id: string, due_at: number) =>
          scheduleDueWork(transaction, { platform_id: platform, kind, subject_id, due_at });
        await schedule(platform_id, "deadline", "a", noon - 5000);
        await schedule(platform_id, "deadline", "b", noon - 2000);
        await schedule(platform_id, "deadline", "c", noon + 1);
        await schedule(ahead, "decide", "d", noon + 50_000);
      });
      expect(await dueWork()).toEqual(
        new Map([
          ["deadline", { waiting: 2, oldest_ms: 5000 }],
          ["decide", { waiting: 1, oldest_ms: 10_000 }],
        ]),
      );
    });

    test("is empty where nothing is due", async () => {
      expect(await dueWork()).toEqual(new Map());
      expect(await deliveries()).toEqual({ waiting: 0, oldest_ms: 0 });
    });

    test("counts the deliveries that are due, and not those that wait to be tried again", async () => {
      await store.write(async (transaction) => {
        const schedule = (id: string, from: number) =>
          scheduleDeliveries(transaction, [{ ...toEndpoint, platform_id, id }], from);
        await schedule("a", noon - 3000);
        await schedule("b", noon - 1000);
        await schedule("c", noon + 1);
      });
      expect(await deliveries()).toEqual({ waiting: 2, oldest_ms: 3000 });
    });

    test("counts no delivery that has ended", async () => {
      const lease = { now: noon, lease_ms: 1, token: "t", limit: 2, per_endpoint: 2 };
      await store.write(async (transaction) => {
        const deliveries = ["a", "b", "c"].map((id) => ({ ...toEndpoint, platform_id, id }));
        await scheduleDeliveries(transaction, deliveries, noon);
        const endpoint = { platform_id, endpoint_id: toEndpoint.endpoint_id };
        const [first, second] = await claimDeliveries(transaction, [endpoint], lease);
        if (!first || !second) throw new Error("Nothing was claimed.");
        await recordOutcomes(transaction, [
          { delivery: first, status: "delivered", attempt: { ended_at: noon, response_status: 204 } },
          { delivery: second, status: "failed" },
        ]);
      });
      expect(await deliveries()).toEqual({ waiting: 1, oldest_ms: 0 });
    });

    test("counts no further than its limit, and still knows the oldest", async () => {
      const more = maxCounted + 500;
      const first = { kind: "deadline", subject_id: "x", attempts: 0, claimable_at: 0, lease_token: null };
      const rows = Array.from({ length: more }, (_, index) => ({
        ...first,
        platform_id,
        id: `x${index}`,
        due_at: noon - index,
      }));
      const sent = {
        ...toEndpoint,
        status: "pending" as const,
        attempts: 0,
        attempted_at: null,
        response_status: null,
        lease_token: null,
      };
      const waiting = rows.map(({ id, due_at }) => ({ ...sent, platform_id, id, claimable_at: due_at }));
      await store.write(async ({ db }) => {
        for (let start = 0; start < more; start += 1000) {
          await db
            .insertInto("due_work")
            .values(rows.slice(start, start + 1000))
            .execute();
          await db
            .insertInto("event_deliveries")
            .values(waiting.slice(start, start + 1000))
            .execute();
        }
      });
      expect(await dueWork()).toEqual(new Map([["deadline", { waiting: maxCounted, oldest_ms: more - 1 }]]));
      expect(await deliveries()).toEqual({ waiting: maxCounted, oldest_ms: more - 1 });
    });
  });
}
