import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { Collision, LockTimeout } from "../errors.ts";
import { asUnit, refuseNesting } from "../nesting.ts";
import { RowMemory } from "../row-memory.ts";
import type { Seal } from "../seal.ts";
import type { Store, Transaction } from "../store.ts";
import { openTransaction, type Shared } from "../unit.ts";
import { postgresDialect } from "./dialect.ts";
import { openPool } from "./pool.ts";
import { PostgresTransaction } from "./transaction.ts";

/** How often a unit runs that the engine undoes for the sake of another one. */
const mostAttempts = 5;

/** The store on PostgreSQL; any number of processes may share it. */
export function openPostgresStore(options: { url: string; seal: Seal; connections: number }): Store {
  const shared = { seal: options.seal, memory: new RowMemory() };
  const pool = openPool(options.url, options.connections);
  return {
    engine: "postgres",
    async read(work) {
      refuseNesting();
      return read(pool, shared, work);
    },
    async write(work) {
      refuseNesting();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await write(pool, shared, work);
        } catch (error) {
          if (!(error instanceof Collision)) throw error;
          if (attempt === mostAttempts) throw new LockTimeout(error);
          // Or it might overtake the unit that it was undone for, and meet it again.
          await pause(attempt * 20);
        }
      }
    },
    async ping() {
      await pool.query("select 1");
    },
    fold: async () => {},
    async scrub() {
      refuseNesting();
      await pool.query("vacuum");
    },
    close: () => pool.end(),
  };
}

type Work<Answer> = (transaction: Transaction) => Promise<Answer>;

async function read<Answer>(pool: Pool, shared: Shared, work: Work<Answer>): Promise<Answer> {
  const transaction = await PostgresTransaction.begin(pool, "read");
  const opened = openTransaction("postgres", postgresDialect, {
    writable: false,
    ...shared,
    run: transaction.run,
  });
  try {
    const answer = await asUnit(() => work(opened.transaction));
    opened.committed();
    return answer;
  } finally {
    opened.shut();
    // There is nothing to commit; the answer need not wait for the connection to be free again.
    void transaction.rollback();
  }
}

async function write<Answer>(pool: Pool, shared: Shared, work: Work<Answer>): Promise<Answer> {
  const transaction = await PostgresTransaction.begin(pool, "write");
  const opened = openTransaction("postgres", postgresDialect, {
    writable: true,
    ...shared,
    run: transaction.run,
  });
  let answer: Answer;
  try {
    answer = await asUnit(() => work(opened.transaction));
    const failure = opened.shut();
    if (failure !== undefined) throw failure;
  } catch (error) {
    const failure = opened.shut() ?? error;
    await transaction.rollback();
    throw failure;
  }
  await transaction.commit();
  opened.committed();
  return answer;
}
