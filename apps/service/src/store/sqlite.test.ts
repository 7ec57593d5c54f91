import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, freshPlatform } from "./conformance/rows.ts";
import { describeStore } from "./conformance.ts";
import { CommitFailed } from "./errors.ts";
import { appendEvent, listEvents } from "./events.ts";
import { openStore } from "./open-store.ts";
import { SqliteConnection } from "./sqlite/connection.ts";
import { openTestStore, type TestStore } from "./testing.ts";

describeStore("sqlite");

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore("sqlite");
});
afterAll(() => opened.dispose());

test("the file is its owner's alone", () => {
  for (const name of ["enrolkit.db", "enrolkit.db-wal", "enrolkit.db-shm"]) {
    expect(statSync(join(opened.options.dataDir, name)).mode & 0o777).toBe(0o600);
  }
});

test("writes that arrive together share a commit: when it fails, all of them fail, also those that threw", async () => {
  const { store } = opened;
  const platformId = await freshPlatform(store);
  await store.write((transaction) =>
    sql`create table late (id text, other text references late (id) deferrable initially deferred, unique (id))`.execute(
      transaction.db,
    ),
  );
  const outcomes = await Promise.allSettled([
    store.write((transaction) => appendEvent(transaction, event(platformId))),
    store.write((transaction) => sql`insert into late values ('a', 'b')`.execute(transaction.db)),
    store.write(async (transaction) => {
      expect(await listEvents(transaction, platformId)).toHaveLength(1);
      throw new Error("thrown because of data that was never committed");
    }),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(CommitFailed) });
  }
  expect(await store.read((transaction) => listEvents(transaction, platformId))).toEqual([]);
});

test("transactions run one after the other, also when they pause", async () => {
  const { store } = opened;
  const log: string[] = [];
  const pausing = (name: string) =>
    store.write(async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
    });
  await Promise.all([pausing("a"), pausing("b")]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("many writes are committed in groups and all resolve", async () => {
  const { store } = opened;
  const platformId = await freshPlatform(store);
  const events = Array.from({ length: 300 }, () => event(platformId));
  await Promise.all(events.map((row) => store.write((transaction) => appendEvent(transaction, row))));
  expect(await store.read((transaction) => listEvents(transaction, platformId))).toHaveLength(300);
});

test("closing waits for queued writes, and rejects later ones", async () => {
  const { store, dispose } = await openTestStore("sqlite");
  const platformId = await freshPlatform(store);
  const queued = store.write((transaction) => appendEvent(transaction, event(platformId)));
  await dispose();
  await queued;
  await expect(store.write(async () => 1)).rejects.toThrow("closed");
  await expect(store.ping()).rejects.toThrow("closed");
});

test("a closed store is one file", async () => {
  const { store, options } = await openTestStore("sqlite");
  await freshPlatform(store);
  await store.read(async () => 1);
  await store.close();
  expect(readdirSync(options.dataDir)).toEqual(["enrolkit.db"]);
  rmSync(options.dataDir, { recursive: true });
});

test("deleted data that was not overwritten is gone after a vacuum", async () => {
  const { store, options } = await openTestStore("sqlite");
  const platformId = await freshPlatform(store);
  const bytes = () =>
    Buffer.concat(readdirSync(options.dataDir).map((name) => readFileSync(join(options.dataDir, name))));
  const earlier = new SqliteConnection(join(options.dataDir, "enrolkit.db"), { readonly: false });
  earlier.pragma("secure_delete = OFF");
  earlier.run("create table names (name text)");
  earlier.run("insert into names values ('Unmistakable')");
  earlier.run("delete from names");
  earlier.close();
  await store.checkpoint();
  expect(bytes().includes("Unmistakable")).toBe(true);

  const written = Array.from({ length: 100 }, () => event(platformId));
  const vacuumed = store.vacuum();
  await Promise.all(written.map((row) => store.write((transaction) => appendEvent(transaction, row))));
  await vacuumed;
  expect(bytes().includes("Unmistakable")).toBe(false);
  expect(await store.read((transaction) => listEvents(transaction, platformId))).toHaveLength(100);
  await store.close();
  rmSync(options.dataDir, { recursive: true });
});

test("a vacuum waits until another process releases the file", async () => {
  const { store, options } = await openTestStore("sqlite");
  const other = new SqliteConnection(join(options.dataDir, "enrolkit.db"), { readonly: false });
  other.run("begin immediate");
  const vacuumed = store.vacuum();
  await store.read(async (transaction) => listEvents(transaction, "pt_1"));
  other.run("commit");
  other.close();
  await vacuumed;
  await store.close();
  expect(readdirSync(options.dataDir)).toEqual(["enrolkit.db"]);
  rmSync(options.dataDir, { recursive: true });
});

test("a file whose middle cannot be read is found by a request that needs it, or by the background's checks", async () => {
  const { store, options } = await openTestStore("sqlite");
  const platformId = await freshPlatform(store);
  const rows = Array.from({ length: 400 }, () =>
    event(platformId, { data: { policy_id: "p".repeat(5000), status: "active" } }),
  );
  await Promise.all(rows.map((row) => store.write((transaction) => appendEvent(transaction, row))));
  await store.close();
  const file = join(options.dataDir, "enrolkit.db");
  const sound = readFileSync(file);
  const damaged = Buffer.from(sound);
  damaged.fill(0xab, Math.trunc(sound.length * 0.6), Math.trunc(sound.length * 0.95));
  writeFileSync(file, damaged);

  const reopened = openStore(options);
  await reopened.ping();
  const stop = reopened.watch({ firstMs: 0, pauseMs: 1 });
  await expect
    .poll(() => reopened.ping().catch((error: Error) => error.message), { timeout: 20_000 })
    .toMatch(/damaged in the table \w+/);
  writeFileSync(file, sound);
  await expect
    .poll(
      () =>
        reopened.ping().then(
          () => "ready",
          () => "not ready",
        ),
      { timeout: 20_000 },
    )
    .toBe("ready");
  await stop();
  await reopened.close();

  writeFileSync(file, damaged);
  const unwatched = openStore(options);
  await unwatched.ping();
  await expect(unwatched.read((transaction) => listEvents(transaction, platformId))).rejects.toThrow(
    "malformed",
  );
  await expect(unwatched.ping()).rejects.toThrow("malformed");
  await unwatched.close();
  rmSync(options.dataDir, { recursive: true });
});
