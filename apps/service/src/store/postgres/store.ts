import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { Collision, LockTimeout } from "../errors.ts";

import { RowCache } from "../row-cache.ts";
import type { Seal } from "../seal.ts";
import type { Store, Transaction } from "../store.ts";
import {
  assertNotInTransaction,
  inTransaction,
  openTransaction,
  type SharedResources,
} from "../transaction.ts";
import { openPool, postgresDialect, PostgresTransaction } from "./connection.ts";

/** How often a transaction runs that the engine rolls back in favour of another one. */
const maxAttempts = 5;

/** The store on PostgreSQL; any number of processes may share it. */
export function openPostgresStore(options: { url: string; seal: Seal; connections: number }): Store {
  const shared = { seal: options.seal, cache: new RowCache() };
  const pool = openPool(options.url, options.connections);
  return {
    engine: "postgres",
    async read(work) {
      assertNotInTransaction();
      return read(pool, shared, work);
    },
    async write(work) {
      assertNotInTransaction();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write(pool, shared, work);
        } catch (error) {
          if (!(error instanceof Collision)) throw error;
          if (attempt === maxAttempts) throw new LockTimeout(error);
          // At once it might collide again with the transaction that it was rolled back for.
          await pause(attempt * 20);
        }
      }
    },
    async ping() {
      await pool.query("select id from platforms limit 1");
    },
    watch: () => async () => {},
    load: () => ({
      engine: "postgres",
      open: pool.totalCount,
      idle: pool.idleCount,
      max: options.connections,
      waiting: pool.waitingCount,
    }),
    checkpoint: async () => {},
    async vacuum() {
      assertNotInTransaction();
      await pool.query("vacuum");
    },
    close: () => pool.end(),
  };
}

type Work<Result> = (transaction: Transaction) => Promise<Result>;

async function read<Result>(pool: Pool, shared: SharedResources, work: Work<Result>): Promise<Result> {
  const transaction = await PostgresTransaction.begin(pool, "read");
  const opened = openTransaction("postgres", postgresDialect, {
    writable: false,
    ...shared,
    run: transaction.run,
  });
  try {
    const result = await inTransaction(() => work(opened.transaction));
    opened.notifyCommitted();
    return result;
  } finally {
    opened.close();
    // There is nothing to commit, and the result need not wait until the connection is free again.
    void transaction.rollback();
  }
}

async function write<Result>(pool: Pool, shared: SharedResources, work: Work<Result>): Promise<Result> {
  const transaction = await PostgresTransaction.begin(pool, "write");
  const opened = openTransaction("postgres", postgresDialect, {
    writable: true,
    ...shared,
    run: transaction.run,
  });
  let result: Result;
  try {
    result = await inTransaction(() => work(opened.transaction));
    const failure = opened.close();
    if (failure !== undefined) throw failure;
  } catch (error) {
    const failure = opened.close() ?? error;
    await transaction.rollback();
    throw failure;
  }
  await transaction.commit();
  opened.notifyCommitted();
  return result;
}
