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

/** What a unit of work promises. */
export function describeUnits(opened: () => TestStore): void {
  const append = (platformId: string) =>
    opened().store.write((transaction) => appendEvent(transaction, event(platformId)));
  const count = async (platformId: string) =>
    (await opened().store.read((transaction) => listEvents(transaction, platformId))).length;

  describe("units of work", () => {
    test("are seen by readers once they are answered", async () => {
      const platformId = await freshPlatform(opened().store);
      await append(platformId);
      expect(await count(platformId)).toBe(1);
    });

    test("arriving together: one that refuses is undone alone", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const refusing = store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        throw new Error("refused");
      });
      const outcomes = await Promise.allSettled([append(platformId), refusing, append(platformId)]);
      expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      await expect(refusing).rejects.toThrow("refused");
      expect(await count(platformId)).toBe(2);
    });

    test("see what they wrote themselves, and nobody else does before the end", async () => {
      const { store, options } = opened();
      const other = openStore(options);
      const platformId = await freshPlatform(store);
      const [inside, outside] = await store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        const mine = await listEvents(transaction, platformId);
        return [mine.length, await withoutUnit(() => other.read((reader) => listEvents(reader, platformId)))];
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
        await withoutUnit(() => other.write((writer) => appendEvent(writer, event(platformId))));
        return [before.length, (await listEvents(transaction, platformId)).length];
      });
      expect(seen).toEqual([0, 0]);
      expect(await count(platformId)).toBe(1);
      await other.close();
    });

    test("are undone by a statement that fails, also when its error is caught", async () => {
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
      const unkept = store.write(async (transaction) => {
        await appendEvent(transaction, event(platformId));
        await sql`insert into late values ('a', 'b')`.execute(transaction.db);
      });
      await expect(unkept).rejects.toThrow(CommitFailed);
      expect(await count(platformId)).toBe(0);
      await append(platformId);
      expect(await count(platformId)).toBe(1);
    });

    test("tell what waits for the commit, and only then", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const told: string[] = [];
      const undone = store.write(async (transaction) => {
        transaction.afterCommit(() => told.push("undone"));
        throw new Error("refused");
      });
      await expect(undone).rejects.toThrow("refused");
      await store.write(async (transaction) => {
        transaction.afterCommit(() => told.push("done"));
        await appendEvent(transaction, event(platformId));
        expect(told).toEqual([]);
      });
      expect(told).toEqual(["done"]);
    });

    test("refuse another one inside, which would wait for ever", async () => {
      const { store } = opened();
      for (const nested of [
        () => store.write(() => store.write(async () => 1)),
        () => store.write(() => store.read(async () => 1)),
        () => store.read(() => store.write(async () => 1)),
      ]) {
        await expect(nested()).rejects.toThrow("inside another one");
      }
    });

    test("refuse statements after their end", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const unit = await store.write(async (transaction) => transaction);
      await expect(appendEvent(unit, event(platformId))).rejects.toThrow("has ended");
    });

    test("take statements that are asked for at once", async () => {
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

    test("survive the process that was told of them", async () => {
      const { store, options } = opened();
      const platformId = await freshPlatform(store);
      const told = await killAfter(20, writingProcess(options, platformId));
      const kept = await store.read((transaction) => listEvents(transaction, platformId));
      expect(kept.map((event) => event.id)).toEqual(expect.arrayContaining(told));
    });
  });
}

/** Runs in the context in which this module was loaded, outside every unit, as another process would. */
const withoutUnit = AsyncLocalStorage.snapshot();

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
      await store.write((unit) => appendEvent(unit, event));
      process.stdout.write(id + "\\n");
    }`;
  const flags = ["--conditions=enrolkit-source", "--input-type=module", "--eval", script];
  return spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "inherit"] });
}

async function killAfter(lines: number, child: ReturnType<typeof writingProcess>): Promise<string[]> {
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(line);
    if (told.length === lines) child.kill("SIGKILL");
  }
  return told;
}
