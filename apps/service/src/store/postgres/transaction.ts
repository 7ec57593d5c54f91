import type { QueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { CommitFailed, translated } from "../errors.ts";

const begin = {
  // One round trip for all of it, and fit for poolers that hand a connection from one transaction to the next.
  write:
    "begin isolation level read committed read write;" +
    " set local lock_timeout = '2s'; set local idle_in_transaction_session_timeout = '60s'",
  read: "begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = '60s'",
};

/** One transaction on one connection; its statements run one after the other, however they are asked for. */
export class PostgresTransaction {
  readonly #client: PoolClient;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(client: PoolClient) {
    this.#client = client;
  }

  static async begin(pool: Pool, access: keyof typeof begin): Promise<PostgresTransaction> {
    const client = await pool.connect();
    try {
      await client.query(begin[access]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return new PostgresTransaction(client);
  }

  readonly run = (sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<unknown>> => {
    const result = this.#last.then(() => this.#client.query<Record<string, unknown>>(sql, [...parameters]));
    this.#last = result.catch(() => undefined);
    return result.then(({ rows, rowCount }) => ({ rows, numAffectedRows: BigInt(rowCount ?? 0) }));
  };

  async commit(): Promise<void> {
    try {
      await this.run("commit");
    } catch (error) {
      this.#client.release(true);
      const meaning = translated(error);
      throw meaning === error ? new CommitFailed(error) : meaning;
    }
    this.#client.release();
  }

  async rollback(): Promise<void> {
    const failed = await this.run("rollback").then(
      () => false,
      () => true,
    );
    this.#client.release(failed);
  }
}
