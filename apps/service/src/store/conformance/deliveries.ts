import { beforeEach, describe, expect, test } from "vitest";
import {
  claimDeliveries,
  type DeliveryOutcome,
  type EndpointKey,
  findDueEndpoints,
  recordOutcomes,
} from "../delivery-claims.ts";
import {
  cancelDeliveriesTo,
  dropDeliveriesTo,
  pageOfDeliveries,
  scheduleDeliveries,
} from "../event-deliveries.ts";
import { openStore } from "../open-store.ts";
import type { LeasedDelivery, Store } from "../store.ts";
import type { TestStore } from "../testing.ts";
import { freshPlatform, noon } from "./rows.ts";

const lease_ms = 15_000;

/** Each delivery is sent by one worker at a time, and no endpoint's queue delays another's. */
export function describeDeliveries(opened: () => TestStore): void {
  describe("deliveries", () => {
    let store: Store;
    let platform_id: string;
    beforeEach(async () => {
      ({ store } = opened());
      platform_id = await freshPlatform(store);
      // Claims read the deliveries of all platforms.
      await store.write((transaction) => transaction.db.deleteFrom("event_deliveries").execute());
    });

    /** Schedules so many deliveries to an endpoint, a millisecond after each other from a time on. */
    const schedule = (endpoint_id: string, count: number, from = noon - 10_000) =>
      store.write(async (transaction) => {
        for (let index = 0; index < count; index += 1) {
          const id = `${endpoint_id}.${String(index).padStart(5, "0")}`;
          const delivery = { platform_id, id, event_id: "evt_1", event_type: "test", endpoint_id };
          await scheduleDeliveries(transaction, [delivery], from + index);
        }
      });
    const find = (search: Partial<Parameters<typeof findDueEndpoints>[1]> = {}) =>
      store.read((transaction) =>
        findDueEndpoints(transaction, {
          now: noon,
          limit: 64,
          except: new Set(),
          after: undefined,
          ...search,
        }),
      );
    const key = (endpoint_id: string): EndpointKey => ({ platform_id, endpoint_id });
    const claim = (endpoints: string[], { now = noon, limit = 64, token = "w1", from = store } = {}) =>
      from.write((transaction) =>
        claimDeliveries(transaction, endpoints.map(key), { now, lease_ms, token, limit, per_endpoint: 8 }),
      );
    const idsOf = (deliveries: readonly LeasedDelivery[]) => deliveries.map(({ id }) => id);
    const record = (outcomes: DeliveryOutcome[]) =>
      store.write((transaction) => recordOutcomes(transaction, outcomes));
    const stored = (endpoint_id: string) =>
      store.read(async (transaction) => {
        const request = { page: 1, page_size: 100 };
        return (await pageOfDeliveries(transaction, platform_id, endpoint_id, request)).items;
      });

    test("are found when they are due", async () => {
      await schedule("whe_a", 2, noon);
      await schedule("whe_b", 1, noon + 1);
      expect(await find({ now: noon - 1 })).toEqual({ endpoints: [], next: undefined });
      expect(await find()).toEqual({ endpoints: [key("whe_a")], next: undefined });
      expect((await find({ now: noon + 1, except: new Set(["whe_a"]) })).endpoints).toEqual([key("whe_b")]);
    });

    test("to one endpoint are found behind a long queue to another", async () => {
      await schedule("whe_a", 300);
      await schedule("whe_b", 1, noon);
      await schedule("whe_c", 1, noon + 1);
      expect(await find()).toEqual({ endpoints: [key("whe_a"), key("whe_b")], next: undefined });
      expect(await find({ except: new Set(["whe_a"]) })).toEqual({
        endpoints: [key("whe_b")],
        next: undefined,
      });
    });

    test("to many endpoints are found in turn, a limited number at a time", async () => {
      const all = Array.from({ length: 300 }, (_, index) => `whe_${String(index).padStart(3, "0")}`);
      await store.write(async (transaction) => {
        for (const endpoint_id of all) {
          const delivery = {
            platform_id,
            id: endpoint_id,
            event_id: "evt_1",
            event_type: "test",
            endpoint_id,
          };
          await scheduleDeliveries(transaction, [delivery], noon);
        }
      });
      const found: string[] = [];
      const sizes: number[] = [];
      for (let after: EndpointKey | undefined, more = true; more; more = after !== undefined) {
        const { endpoints, next } = await find({ after });
        sizes.push(endpoints.length);
        found.push(...endpoints.map(({ endpoint_id }) => endpoint_id));
        after = next;
      }
      expect(found).toEqual(all);
      expect(sizes).toEqual([64, 64, 64, 64, 44]);
      // Where most of them are being sent, a search looks no further than at its share.
      const except = new Set(all.slice(0, 299));
      const { endpoints, next } = await find({ except });
      expect(endpoints).toEqual([]);
      expect((await find({ except, after: next })).next?.endpoint_id).toBe("whe_255");
    });

    test("are claimed the longest due first, of each endpoint before the second of any", async () => {
      await schedule("whe_a", 20);
      expect(idsOf(await claim(["whe_a"]))).toEqual(
        Array.from({ length: 8 }, (_, index) => `whe_a.0000${index}`),
      );
      await schedule("whe_b", 20);
      await schedule("whe_c", 20);
      const claimed = await claim(["whe_b", "whe_c"], { limit: 5 });
      expect(idsOf(claimed).toSorted()).toEqual(["whe_b.00000", "whe_b.00001", "whe_c.00000", "whe_c.00001"]);
      expect(claimed[0]).toMatchObject({ attempts: 1, lease_token: "w1", event_id: "evt_1" });
    });

    test("belong to one worker while they are leased, and to another one afterwards", async () => {
      await schedule("whe_a", 1);
      const [lost] = await claim(["whe_a"]);
      expect(await claim(["whe_a"], { now: noon + lease_ms - 1, token: "w2" })).toEqual([]);
      const [second] = await claim(["whe_a"], { now: noon + lease_ms, token: "w2" });
      if (!lost || !second) throw new Error("Nothing was claimed.");
      expect(second).toMatchObject({ attempts: 2, lease_token: "w2" });
      const attempt = { ended_at: noon, response_status: 500 };
      expect(await record([{ delivery: lost, status: "failed", attempt }])).toEqual(new Set());
      expect(await stored("whe_a")).toMatchObject([{ status: "pending", attempts: 2, attempted_at: null }]);
      expect(await record([{ delivery: second, status: "delivered", attempt }])).toEqual(
        new Set([second.id]),
      );
      expect(await claim(["whe_a"], { now: noon + 10 * lease_ms })).toEqual([]);
    });

    test("have their outcomes written together, each its own", async () => {
      await schedule("whe_a", 4);
      const [delivered, later, failed, canceled] = await claim(["whe_a"]);
      if (!delivered || !later || !failed || !canceled) throw new Error("Too few were claimed.");
      const outcomes: DeliveryOutcome[] = [
        { delivery: delivered, status: "delivered", attempt: { ended_at: noon + 1, response_status: 204 } },
        {
          delivery: later,
          status: "pending",
          claimable_at: noon + 5000,
          attempt: { ended_at: noon + 2, response_status: null },
        },
        { delivery: failed, status: "failed", attempt: { ended_at: noon + 3, response_status: 503 } },
        { delivery: canceled, status: "failed" },
      ];
      expect(await record(outcomes)).toEqual(new Set(idsOf([delivered, later, failed, canceled])));
      expect((await stored("whe_a")).toReversed()).toMatchObject([
        { status: "delivered", attempts: 1, attempted_at: noon + 1, response_status: 204, lease_token: null },
        { status: "pending", attempts: 1, attempted_at: noon + 2, response_status: null, lease_token: null },
        { status: "failed", attempts: 1, attempted_at: noon + 3, response_status: 503, lease_token: null },
        { status: "failed", attempts: 0, attempted_at: null, response_status: null, lease_token: null },
      ]);
      expect(await claim(["whe_a"], { now: noon + 4999 })).toEqual([]);
      expect(idsOf(await claim(["whe_a"], { now: noon + 5000 }))).toEqual([later.id]);
    });

    test("are shared by processes without any being leased twice", async () => {
      const other = openStore(opened().options);
      await schedule("whe_a", 60);
      await schedule("whe_b", 60);
      const worker = async (from: Store, token: string): Promise<string[]> => {
        const claimed: string[] = [];
        for (;;) {
          const { endpoints } = await from.read((transaction) =>
            findDueEndpoints(transaction, { now: noon, limit: 64, except: new Set(), after: undefined }),
          );
          if (endpoints.length === 0) return claimed;
          const ids = endpoints.map(({ endpoint_id }) => endpoint_id);
          claimed.push(...idsOf(await claim(ids, { token, from })));
        }
      };
      const shares = await Promise.all([worker(store, "a"), worker(other, "b"), worker(store, "c")]);
      expect(new Set(shares.flat()).size).toBe(120);
      expect(shares.flat()).toHaveLength(120);
      await other.close();
    });

    test("to an endpoint that is gone are ended in parts", async () => {
      await schedule("whe_a", 1200);
      await schedule("whe_b", 3);
      const [sending] = await claim(["whe_a"], { limit: 1 });
      const parts = async (end: typeof cancelDeliveriesTo, endpointId: string) => {
        for (let count = 1; ; count += 1)
          if (!(await store.write((transaction) => end(transaction, platform_id, endpointId)))) return count;
      };
      expect(await parts(cancelDeliveriesTo, "whe_a")).toBe(3);
      expect(await claim(["whe_a", "whe_b"], { now: noon + 1 })).toHaveLength(3);
      expect(idsOf(await claim(["whe_a"], { now: noon + lease_ms }))).toEqual([sending?.id]);
      expect(await parts(dropDeliveriesTo, "whe_b")).toBe(1);
      expect(await stored("whe_b")).toEqual([]);
    });
  });
}
