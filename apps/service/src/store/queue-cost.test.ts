import { join } from "node:path";
import { sql } from "kysely";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshPlatform, noon } from "./conformance/rows.ts";
import { claimDeliveries, findDueEndpoints, recordOutcomes } from "./delivery-claims.ts";
import { claimDueWork, countLeasedWork, finishDueWork, isWorkDue, scheduleDueWork } from "./due-work.ts";
import { bringDueWorkForward, holdPlatform, releasePlatform } from "./holds.ts";
import type { Store, Transaction } from "./store.ts";
import { openTestStore, type TestStore } from "./testing.ts";

const lease = { now: noon, lease_ms: 5000, token: "w", limit: 16 };

/** What workers do again and again. */
const polls: Record<string, (transaction: Transaction) => Promise<unknown>> = {
  "asking whether work is due": (transaction) => isWorkDue(transaction, noon),
  "claiming work and finishing it": async (transaction) => {
    const { works } = await claimDueWork(transaction, lease);
    for (const work of works) await finishDueWork(transaction, work);
  },
  "finding endpoints, claiming deliveries and recording outcomes": async (transaction) => {
    const search = { now: noon, limit: 64, except: new Set<string>(), after: undefined };
    const { endpoints } = await findDueEndpoints(transaction, search);
    const claimed = await claimDeliveries(transaction, endpoints, { ...lease, limit: 64, per_endpoint: 8 });
    const attempt = { ended_at: noon, response_status: 204 };
    await recordOutcomes(
      transaction,
      claimed.map((delivery) => ({ delivery, status: "delivered", attempt })),
    );
  },
};

/** Adds work and deliveries, half of them due: of one platform most, and to one endpoint, as from a large customer. */
async function add(store: Store, platform_id: string, prefix: string, count: number): Promise<void> {
  const numbered = Array.from({ length: count }, (_, index) => ({
    platform_id,
    id: `${prefix}${index}`,
    attempts: 0,
    claimable_at: noon + (index % 2 === 0 ? -index : index),
  }));
  for (let start = 0; start < count; start += 1000)
    await store.write(async ({ db }) => {
      const rows = numbered.slice(start, start + 1000);
      await db
        .insertInto("due_work")
        .values(
          rows.map((row) => ({ ...row, kind: "deadline", subject_id: row.id, due_at: row.claimable_at })),
        )
        .execute();
      await db
        .insertInto("event_deliveries")
        .values(
          rows.map((row, index) => ({
            ...row,
            event_id: "evt_1",
            event_type: "test",
            endpoint_id: index % 100 === 0 ? `whe_${index}` : "whe_long",
            status: "pending" as const,
          })),
        )
        .execute();
    });
}

describe("on postgres", () => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore("postgres");
  });
  afterAll(() => opened.dispose());

  const rowsRead = (work: (transaction: Transaction) => Promise<unknown>) =>
    opened.store.write(async (transaction) => {
      await work(transaction);
      const { rows } = await sql<{ total: number }>`
        select sum(seq_tup_read + idx_tup_fetch)::bigint as total from pg_stat_xact_user_tables
        where relname in ('due_work', 'event_deliveries')`.execute(transaction.db);
      return rows[0]?.total ?? 0;
    });

  test.each(Object.entries(polls))("%s reads no more rows however many there are", async (_, poll) => {
    const platformId = await freshPlatform(opened.store);
    await add(opened.store, platformId, `${_} few `, 1000);
    await opened.store.vacuum();
    const few = await rowsRead(poll);
    await add(opened.store, platformId, `${_} many `, 20_000);
    // Old versions of rows that were changed meanwhile are passed over.
    expect(await rowsRead(poll)).toBeLessThan(few + 500);
  });
});

describe("on sqlite", () => {
  let opened: TestStore;
  let file: SqliteDatabase.Database;
  const statements = new Set<string>();
  const { prepare } = SqliteDatabase.prototype;
  beforeAll(async () => {
    opened = await openTestStore("sqlite");
    file = new SqliteDatabase(join(opened.options.dataDir, "enrolkit.db"), { readonly: true });
    SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, text: string) {
      statements.add(text);
      return prepare.call(this, text);
    } as typeof prepare;
  });
  afterAll(async () => {
    SqliteDatabase.prototype.prepare = prepare;
    file.close();
    await opened.dispose();
  });

  test("workers and holds search by indexes that lead them to the rows that they need", async () => {
    const { store } = opened;
    const platformId = await freshPlatform(store);
    await add(store, platformId, "x", 200);
    for (const poll of Object.values(polls)) await store.write(poll);
    await store.write((transaction) =>
      holdPlatform(transaction, platformId, { token: "h", now: noon, until: noon + 1 }),
    );
    await store.write((transaction) => claimDueWork(transaction, lease));
    await store.read((transaction) => countLeasedWork(transaction, platformId, noon));
    await bringDueWorkForward(store, platformId, 1);
    await releasePlatform(store, platformId, "h");
    await store.write((transaction) =>
      scheduleDueWork(transaction, { platform_id: platformId, kind: "k", subject_id: "s", due_at: noon }),
    );
    const searches = searchesOfQueues();
    expect(searches.length).toBeGreaterThan(5);
    // Not by the platform alone, of which there may be much.
    expect(
      searches.filter(
        (search) =>
          !/\((\w+=\? AND \w+|claimable_at<|rowid=|\(platform_id,endpoint_id,claimable_at\)>)/.test(search),
      ),
    ).toEqual([]);
  });

  /** How the tables of the queues are read, each way once; also what is sorted. */
  function searchesOfQueues(): string[] {
    const plans = [...statements]
      .filter(
        (text) => /(due_work|event_deliveries)/.test(text) && /^\s*(select|update|delete|with)/i.test(text),
      )
      .flatMap((text) => {
        const values = Array.from({ length: text.match(/\?/g)?.length ?? 0 }, () => "");
        return (prepare.call(file, `explain query plan ${text}`).all(values) as { detail: string }[]).map(
          ({ detail }) => detail,
        );
      });
    const isOfQueue = /(due_work|event_deliveries|following|waiting|TEMP B-TREE)/;
    return [...new Set(plans)].filter((plan) => isOfQueue.test(plan));
  }
});
