import { beforeEach, describe, expect, test } from "vitest";
import { bringDueWorkForward, holdPlatform, releasePlatform } from "../holds.ts";
import {
  claimDueWork,
  claimDueWorkOf,
  countLeasedWork,
  finishDueWork,
  HoldLost,
  isWorkDue,
  retryDueWork,
  scheduleDueWork,
  unscheduleDueWork,
} from "../due-work.ts";
import { openStore } from "../open-store.ts";
import { setClockOffset } from "../platforms.ts";
import type { DueWork, Store, Transaction } from "../store.ts";
import type { TestStore } from "../testing.ts";
import { freshPlatform, noon } from "./rows.ts";

const lease_ms = 30_000;

/** Due work is done once and in order, whichever worker does it. */
export function describeDueWork(opened: () => TestStore): void {
  describe("due work", () => {
    let store: Store;
    let platformId: string;
    beforeEach(async () => {
      ({ store } = opened());
      platformId = await freshPlatform(store);
      // Claims read the work of all platforms.
      await store.write((transaction) => transaction.db.deleteFrom("due_work").execute());
    });

    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.write(work);
    const schedule = (
      subject_id: string,
      due_at: number,
      fields: { kind?: string; platform_id?: string } = {},
    ) =>
      write((transaction) =>
        scheduleDueWork(transaction, {
          platform_id: platformId,
          kind: "deadline",
          subject_id,
          due_at,
          ...fields,
        }),
      );
    const claim = async (now = noon, token = "w1", limit = 10) => {
      const lease = { now, lease_ms, token, limit };
      return (await write((transaction) => claimDueWork(transaction, lease))).works;
    };
    const setClock = async (offset: number) => {
      await bringDueWorkForward(store, platformId, offset);
      await write((transaction) => setClockOffset(transaction, platformId, offset));
    };
    const idsOf = (works: DueWork[]) => works.map(({ subject_id }) => subject_id);
    const first = async (works: Promise<DueWork[]>): Promise<DueWork> => {
      const [work] = await works;
      if (work === undefined) throw new Error("Nothing is due.");
      return work;
    };

    test("is claimed when it is due, the longest overdue first", async () => {
      await schedule("ei_now", noon);
      await schedule("ei_old", noon - 2);
      await schedule("ei_later", noon + 1);
      await schedule("ei_older", noon - 3);
      expect(idsOf(await claim(noon, "w1", 2))).toEqual(["ei_older", "ei_old"]);
      expect(await claim()).toEqual([
        {
          id: "ei_now.deadline",
          platform_id: platformId,
          kind: "deadline",
          subject_id: "ei_now",
          due_at: noon,
          attempts: 1,
          lease_token: "w1",
        },
      ]);
      expect(idsOf(await claim(noon + 1))).toEqual(["ei_later"]);
    });

    test("follows its platform's clock", async () => {
      const ahead = await freshPlatform(store, { clock_offset_ms: 1000 });
      await schedule("ei_a", noon + 1000, { platform_id: ahead });
      await schedule("ei_b", noon + 1);
      expect(idsOf(await claim())).toEqual(["ei_a"]);
      await setClock(1);
      expect(idsOf(await claim())).toEqual(["ei_b"]);
    });

    test("belongs to one worker while it is leased, and is free afterwards", async () => {
      await schedule("ei_1", noon);
      const lost = await first(claim());
      expect(await claim(noon + lease_ms - 1, "w2")).toEqual([]);
      const second = await first(claim(noon + lease_ms, "w2"));
      expect(second).toMatchObject({ attempts: 2, lease_token: "w2" });
      expect(await write((transaction) => finishDueWork(transaction, lost))).toBe(false);
      expect(await write((transaction) => retryDueWork(transaction, lost, noon))).toBe(false);
      expect(await write((transaction) => finishDueWork(transaction, second))).toBe(true);
      expect(await claim(noon + 10 * lease_ms)).toEqual([]);
    });

    test("comes back after a failure, when its pause is over", async () => {
      await schedule("ei_1", noon);
      const work = await first(claim());
      expect(await write((transaction) => retryDueWork(transaction, work, noon + 5000))).toBe(true);
      expect(await claim(noon + 4999)).toEqual([]);
      expect(await claim(noon + 5000)).toMatchObject([{ attempts: 2, due_at: noon }]);
    });

    test("is replaced by the same work at another moment, which takes it from its holder", async () => {
      await schedule("ei_1", noon);
      const work = await first(claim());
      await schedule("ei_1", noon + 10);
      expect(await write((transaction) => finishDueWork(transaction, work))).toBe(false);
      expect(await claim(noon + 9)).toEqual([]);
      expect(await claim(noon + 10)).toMatchObject([{ due_at: noon + 10, attempts: 1 }]);
    });

    test("may be followed by its successor in the transaction that finishes it", async () => {
      await schedule("ei_1", noon);
      const work = await first(claim());
      const successor = { platform_id: platformId, kind: "deadline", subject_id: "ei_1", due_at: noon + 1 };
      await write(async (transaction) => {
        expect(await finishDueWork(transaction, work)).toBe(true);
        await scheduleDueWork(transaction, successor);
      });
      expect(idsOf(await claim(noon + 1))).toEqual(["ei_1"]);
    });

    test("is unscheduled for a subject, of all kinds or some", async () => {
      for (const kind of ["deadline", "evaluate", "answer"]) await schedule("ei_1", noon, { kind });
      await schedule("ei_2", noon);
      await write((transaction) =>
        unscheduleDueWork(transaction, platformId, "ei_1", ["deadline", "answer"]),
      );
      await write((transaction) => unscheduleDueWork(transaction, platformId, "ei_1", []));
      expect((await claim(noon, "w1")).map(({ id }) => id)).toEqual(["ei_1.evaluate", "ei_2.deadline"]);
      await write((transaction) => unscheduleDueWork(transaction, platformId, "ei_1"));
      await write((transaction) => unscheduleDueWork(transaction, platformId, "ei_2"));
      expect(await claim(noon + lease_ms)).toEqual([]);
    });

    test("is shared by processes without doing anything twice", async () => {
      const other = openStore(opened().options);
      const all = Array.from({ length: 60 }, (_, n) => `ei_${n}`);
      await write(async (transaction) => {
        for (const subject_id of all) {
          await scheduleDueWork(transaction, {
            platform_id: platformId,
            kind: "evaluate",
            subject_id,
            due_at: noon,
          });
        }
      });
      const worker = async (handle: Store, token: string): Promise<string[]> => {
        const done: string[] = [];
        for (;;) {
          const { works } = await handle.write((transaction) =>
            claimDueWork(transaction, { now: noon, lease_ms, token, limit: 4 }),
          );
          if (works.length === 0) return done;
          done.push(...idsOf(works));
          for (const work of works)
            expect(await handle.write((transaction) => finishDueWork(transaction, work))).toBe(true);
        }
      };
      const shares = await Promise.all([worker(store, "a"), worker(other, "b"), worker(store, "c")]);
      expect(shares.flat().toSorted()).toEqual(all.toSorted());
      expect(await store.read((transaction) => isWorkDue(transaction, noon + lease_ms))).toBe(false);
      await other.close();
    });

    test("of a held platform is its holder's alone, in order", async () => {
      const others = await freshPlatform(store);
      await schedule("ei_2", noon + 2000);
      await schedule("ei_1", noon + 1000);
      await schedule("ei_9", noon + 9000);
      await schedule("ei_o", noon, { platform_id: others });
      const hold = (token: string, now: number) =>
        write((transaction) => holdPlatform(transaction, platformId, { token, now, until: now + 100 }));
      const claimOf = (token: string, now = noon) =>
        write((transaction) =>
          claimDueWorkOf(transaction, platformId, { now, lease_ms, token, up_to: noon + 5000 }),
        );

      await expect(claimOf("h1")).rejects.toThrow(HoldLost);
      expect(await hold("h1", noon)).toBe(true);
      expect(await hold("h2", noon + 99)).toBe(false);
      expect(await hold("h1", noon + 50)).toBe(true);
      expect(await hold("h2", noon + 149)).toBe(false);
      await setClock(20_000);
      expect(idsOf(await claim(noon + 100))).toEqual(["ei_o"]);

      await expect(claimOf("h2")).rejects.toThrow(HoldLost);
      const one = await claimOf("h1", noon + 100);
      expect(one).toMatchObject({ subject_id: "ei_1", lease_token: "h1" });
      expect(await claimOf("h1", noon + 100)).toMatchObject({ subject_id: "ei_2" });
      expect(await claimOf("h1", noon + 100)).toBeUndefined();
      await expect(claimOf("h1", noon + 150)).rejects.toThrow(HoldLost);

      expect(await hold("h2", noon + 150)).toBe(true);
      await releasePlatform(store, platformId, "h1");
      expect(await claim(noon + 200)).toEqual([]);
      await releasePlatform(store, platformId, "h2");
      expect(idsOf(await claim(noon + 200))).toEqual(["ei_9"]);
    });

    test("that is being done is counted", async () => {
      await schedule("ei_1", noon);
      await schedule("ei_2", noon);
      const count = (now: number) =>
        store.read((transaction) => countLeasedWork(transaction, platformId, now));
      const work = await first(claim(noon, "w1", 1));
      await claim();
      expect(await count(noon)).toBe(2);
      await write((transaction) => retryDueWork(transaction, work, noon + 2 * lease_ms));
      expect(await count(noon)).toBe(1);
      expect(await count(noon + lease_ms)).toBe(0);
    });

    test("of a held platform waits for the end of the hold, however much of it is due, and delays no other", async () => {
      const other = await freshPlatform(store);
      await write(async (transaction) => {
        for (let count = 0; count < 1200; count += 1) {
          const subject_id = `ei_${count}`;
          const work = { platform_id: platformId, kind: "evaluate", subject_id, due_at: noon - 5000 + count };
          await scheduleDueWork(transaction, work);
        }
      });
      await schedule("ei_other", noon, { platform_id: other });
      const hold = (token: string, now: number) =>
        write((transaction) => holdPlatform(transaction, platformId, { token, now, until: now + 10_000 }));
      await hold("h1", noon);
      const claimAll = async (now: number) => {
        const lease = { now, lease_ms, token: "w1", limit: 10 };
        const claimed: DueWork[] = [];
        let claims = 0;
        for (let more = true; more; claims += 1) {
          const part = await write((transaction) => claimDueWork(transaction, lease));
          claimed.push(...part.works);
          ({ more } = part);
        }
        return { ids: idsOf(claimed), claims };
      };
      expect(await claimAll(noon)).toEqual({ ids: ["ei_other"], claims: 4 });
      expect(await claimAll(noon)).toEqual({ ids: [], claims: 1 });
      expect(
        await write((transaction) =>
          claimDueWorkOf(transaction, platformId, { now: noon, lease_ms, token: "h1", up_to: noon }),
        ),
      ).toMatchObject({ subject_id: "ei_0" });
      await releasePlatform(store, platformId, "h1");
      expect((await claimAll(noon)).ids).toHaveLength(1199);
    });

    test("that was parked by a hold is claimed after the hold has ended by itself", async () => {
      await schedule("ei_1", noon);
      const until = noon + 10_000;
      await write((transaction) =>
        holdPlatform(transaction, platformId, { token: "killed", now: noon, until }),
      );
      expect(await claim(noon)).toEqual([]);
      expect(await claim(until - 1)).toEqual([]);
      expect(idsOf(await claim(until))).toEqual(["ei_1"]);
    });

    test("that was brought forward for a clock that was never advanced waits until it is due", async () => {
      await schedule("ei_1", noon + 60_000);
      await bringDueWorkForward(store, platformId, 60_000);
      await schedule("ei_2", noon + 61_000);
      expect(await claim(noon)).toEqual([]);
      expect(await claim(noon + 59_999)).toEqual([]);
      expect(idsOf(await claim(noon + 60_000))).toEqual(["ei_1"]);
      expect(idsOf(await claim(noon + 61_000))).toEqual(["ei_2"]);
    });

    test("that failed keeps its pause when the clock is advanced", async () => {
      await schedule("ei_1", noon);
      const work = await first(claim());
      await write((transaction) => retryDueWork(transaction, work, noon + 5000));
      await setClock(60_000);
      expect(await claim(noon + 4999)).toEqual([]);
      expect(idsOf(await claim(noon + 5000))).toEqual(["ei_1"]);
    });

    test("is noticed once it is due", async () => {
      const isDue = (now: number) => store.read((transaction) => isWorkDue(transaction, now));
      expect(await isDue(noon)).toBe(false);
      const ahead = await freshPlatform(store, { clock_offset_ms: 1000 });
      await schedule("ei_1", noon + 1200, { platform_id: ahead });
      expect(await isDue(noon + 199)).toBe(false);
      expect(await isDue(noon + 200)).toBe(true);
      await claim(noon + 200);
      expect(await isDue(noon + 200)).toBe(false);
      expect(await isDue(noon + 200 + lease_ms)).toBe(true);
    });
  });
}
