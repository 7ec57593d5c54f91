import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPlatform } from "./conformance/rows.ts";
import { describeStore } from "./conformance.ts";
import { LockTimeout } from "./errors.ts";
import { lockPlatform, setClockOffset } from "./platforms.ts";
import { openTestStore, type TestStore } from "./testing.ts";

describeStore("postgres");

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore("postgres");
});
afterAll(() => opened.dispose());

test("a transaction that waits two seconds for a lock fails with LockTimeout", async () => {
  const { store } = opened;
  const platformId = await freshPlatform(store);
  const locked = signal();
  const end = signal();
  const holder = store.write(async (transaction) => {
    await lockPlatform(transaction, platformId);
    locked.fire();
    await end.fired;
  });
  await locked.fired;
  await expect(store.write((transaction) => lockPlatform(transaction, platformId))).rejects.toThrow(
    LockTimeout,
  );
  end.fire();
  await holder;
});

test("transactions that lock each other out are run again", async () => {
  const { store } = opened;
  const [one, other] = [await freshPlatform(store), await freshPlatform(store)];
  const runs = { first: 0, second: 0 };
  const bothLocked = signal();
  let locked = 0;
  const crossing = (name: keyof typeof runs, from: string, to: string) =>
    store.write(async (transaction) => {
      runs[name] += 1;
      await setClockOffset(transaction, from, 1);
      locked += 1;
      if (locked === 2) bothLocked.fire();
      await bothLocked.fired;
      await setClockOffset(transaction, to, 1);
    });
  await Promise.all([crossing("first", one, other), crossing("second", other, one)]);
  // The one that was rolled back may collide with the other again before that has ended.
  expect(runs.first + runs.second).toBeGreaterThan(2);
  for (const id of [one, other])
    expect(await store.write((transaction) => lockPlatform(transaction, id))).toMatchObject({
      clock_offset_ms: 1,
    });
});

test("a transaction that collides again and again fails with LockTimeout", async () => {
  let runs = 0;
  const colliding = opened.store.write(async ({ db }) => {
    runs += 1;
    await sql`do $$ begin raise exception 'collides' using errcode = 'serialization_failure'; end $$`.execute(
      db,
    );
  });
  await expect(colliding).rejects.toThrow(LockTimeout);
  expect(runs).toBe(5);
});

test("a connection that breaks in the middle of a transaction rolls it back, and the next transaction has another one", async () => {
  const { store } = opened;
  const platformId = await freshPlatform(store, { clock_offset_ms: 0 });
  const broken = store.write(async (transaction) => {
    await setClockOffset(transaction, platformId, 1);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction.db);
  });
  await expect(broken).rejects.toThrow("terminat");
  expect(await store.write((transaction) => lockPlatform(transaction, platformId))).toMatchObject({
    clock_offset_ms: 0,
  });
});

test("deleted data is vacuumed", async () => {
  const { store } = opened;
  const vacuumed = () =>
    store.read(async (transaction) => {
      const { rows } = await sql<{ at: Date | null }>`
        select last_vacuum as at from pg_stat_user_tables where relname = 'platforms'`.execute(
        transaction.db,
      );
      return rows[0]?.at ?? null;
    });
  expect(await vacuumed()).toBeNull();
  await store.vacuum();
  expect(await vacuumed()).not.toBeNull();
});

function signal(): { fired: Promise<void>; fire(): void } {
  let fire = (): void => undefined;
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire: () => fire() };
}
