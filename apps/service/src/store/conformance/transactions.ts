import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { CommitFailed, UniqueViolation } from "../errors.ts";
import { appendEvent, listEvents } from "../events.ts";
import { openStore } from "../open-store.ts";
import type { TestStore } from "../testing.ts";
import { event, freshPlatform } from "./rows.ts";

/** What a transaction promises. */
export function describeTransactions(opened: () => TestStore): void {
  const append = (platformId: string) =>
    opened().store.write((transaction) => appendEvent(transaction, event(platformId)));
  const count = async (platformId: string) =>
    (await opened().store.read((transaction) => listEvents(transaction, platformId))).length;

  describe("transactions", () => {
    test("are seen by readers once they have resolved", async () => {
      const platformId = await freshPlatform(opened().store);
      await append(platformId);
      expect(await count(platformId)).toBe(1);
    });

    test("arriving together: one that throws is rolled back alone", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const throwing = store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        throw new Error("undo");
      });
      const outcomes = await Promise.allSettled([append(platformId), throwing, append(platformId)]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      await expect(throwing).rejects.toThrow("undo");
      expect(await count(platformId)).toBe(2);
    });

    test("see their own writes, which no other sees before the end", async () => {
      const { store, options } = opened();
      const other = openStore(options);
      const platformId = await freshPlatform(store);
      const [inside, outside] = await store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        const own = await listEvents(transaction, platformId);
        return [
          own.length,
          await outsideTransaction(() => other.read((reader) => listEvents(reader, platformId))),
        ];
      });
      expect([inside, outside.length]).toEqual([1, 0]);
      await other.close();
    });

    test("read one moment: what is committed meanwhile is not seen", async () => {
      const { store, options } = opened();
      const other = openStore(options);
      const platformId = await freshPlatform(store);
      const seen = await store.read(async (transaction) => {
        const before = await listEvents(transaction, platformId);
        await outsideTransaction(() => other.write((writer) => appendEvent(writer, event(platformId))));
        return [before.length, (await listEvents(transaction, platformId)).length];
      });
      expect(seen).toEqual([0, 0]);
      expect(await count(platformId)).toBe(1);
      await other.close();
    });

    test("are rolled back by a statement that fails, also when its error is caught", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const twice = event(platformId);
      const outcome = store.write(async (transaction) => {
        await appendEvent(transaction, twice);
        await appendEvent(transaction, twice).catch(() => undefined);
      });
      await expect(outcome).rejects.toThrow(UniqueViolation);
      expect(await count(platformId)).toBe(0);
    });

    test("that cannot be committed fail, and leave nothing", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      await store.write((transaction) =>
        sql`create table if not exists late (id text primary key, other text references late (id) deferrable initially deferred)`.execute(
          transaction.db,
        ),
      );
      const uncommitted = store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        await sql`insert into late values ('a', 'b')`.execute(transaction.db);
      });
      await expect(uncommitted).rejects.toThrow(CommitFailed);
      expect(await count(platformId)).toBe(0);
      await append(platformId);
      expect(await count(platformId)).toBe(1);
    });

    test("run callbacks after the commit, and only then", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const called: string[] = [];
      const undone = store.write(async (transaction) => {
        transaction.afterCommit(() => called.push("undone"));
        throw new Error("undo");
      });
      await expect(undone).rejects.toThrow("undo");
      await store.write(async (transaction) => {
        transaction.afterCommit(() => called.push("done"));
        await appendEvent(transaction, event(platformId));
        expect(called).toEqual([]);
      });
      expect(called).toEqual(["done"]);
    });

    test("reject another one inside, which would wait for ever", async () => {
      const { store } = opened();
      for (const nested of [
        () => store.write(() => store.write(async () => 1)),
        () => store.write(() => store.read(async () => 1)),
        () => store.read(() => store.write(async () => 1)),
      ]) {
        await expect(nested()).rejects.toThrow("inside another one");
      }
    });

    test("reject statements after their end", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const ended = await store.write(async (transaction) => transaction);
      await expect(appendEvent(ended, event(platformId))).rejects.toThrow("has ended");
    });

    test("take statements that are started at once", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      await store.write((transaction) =>
        Promise.all(
          [event(platformId), event(platformId), event(platformId)].map((row) =>
            appendEvent(transaction, row),
          ),
        ),
      );
      expect(await count(platformId)).toBe(3);
    });

    test("only read when they only read", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      await expect(store.read((transaction) => appendEvent(transaction, event(platformId)))).rejects.toThrow(
        /read-?only/,
      );
      expect(await count(platformId)).toBe(0);
    });

    test("survive the process that committed them", async () => {
      const { store, options } = opened();
      const platformId = await freshPlatform(store);
      const committed = await killAfter(20, writingProcess(options, platformId));
      const stored = await store.read((transaction) => listEvents(transaction, platformId));
      expect(stored.map((event) => event.id)).toEqual(expect.arrayContaining(committed));
    });
  });
}

/** Runs in the async context in which this module was loaded, outside every transaction, as another process would. */
const outsideTransaction = AsyncLocalStorage.snapshot();

function writingProcess(options: TestStore["options"], platformId: string) {
  const store = new URL("../", import.meta.url).href;
  const script = `
    import { appendEvent } from "${store}events.ts";
    import { newId } from "${store}ids.ts";
    import { openStore } from "${store}open-store.ts";
    const store = openStore(${JSON.stringify(options)});
    for (;;) {
      const id = newId("evt", Date.now());
      const event = { id, platform_id: "${platformId}", type: "test", created_at: "", data: {} };
      await store.write((transaction) => appendEvent(transaction, event));
      process.stdout.write(id + "\\n");
    }`;
  const flags = ["--conditions=enrolkit-source", "--input-type=module", "--eval", script];
  return spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
}

async function killAfter(lines: number, child: ReturnType<typeof writingProcess>): Promise<string[]> {
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (printed.length === lines) child.kill("SIGKILL");
  }
  return printed;
}
