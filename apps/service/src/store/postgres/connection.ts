import {
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { Pool, type PoolClient, types } from "pg";
import { CommitFailed, translateError } from "../errors.ts";

/** Returns a pool of connections to the database at `url`, opened as needed. */
export function openPool(url: string, connections: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: "enrolkit",
    // What one transaction starts at once travels at once.
    pipeline: true,
    types: { getTypeParser },
  });
  // A connection may break at any time, idle or not. The pool replaces it, and the next statement on it fails.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Counts are bigints, which pg returns as text. The store holds no whole number beyond 2^53. */
const bigint = 20;

/** Dates and times stay text, should a column ever be one: pg parses a date into local midnight, a day off elsewhere. */
const dateTimes = new Set([1082, 1083, 1114, 1184, 1266]);

type ParserOf = (oid: number, format?: "text" | "binary") => unknown;

const getTypeParser: typeof types.getTypeParser = (oid: number, format?: "text" | "binary") => {
  if (oid === bigint) return Number;
  return dateTimes.has(oid) ? String : (types.getTypeParser as ParserOf)(oid, format);
};

/** Compiles PostgreSQL's statements; the store manages its connections itself. */
export const postgresDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const begin = {
  // One round trip for all of it, and safe behind poolers that pass a connection on after each transaction.
  write:
    "begin isolation level read committed read write;" +
    " set local lock_timeout = '2s'; set local idle_in_transaction_session_timeout = '60s'",
  read: "begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = '60s'",
};

/** One transaction on one connection. The server runs its statements one after the other, in the order of their start. */
export class PostgresTransaction {
  readonly #client: PoolClient;

  private constructor(client: PoolClient) {
    this.#client = client;
  }

  /** A transaction that reads need not wait for its begin: its first statement travels with it, and fails with it. */
  static async begin(pool: Pool, access: keyof typeof begin): Promise<PostgresTransaction> {
    const client = await pool.connect();
    const begun = client.query(begin[access]);
    if (access === "read") {
      begun.catch(() => undefined);
      return new PostgresTransaction(client);
    }
    try {
      await begun;
    } catch (error) {
      client.release(true);
      throw error;
    }
    return new PostgresTransaction(client);
  }

  readonly run = async (sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<unknown>> => {
    const { rows, rowCount } = await this.#client.query<Record<string, unknown>>(sql, [...parameters]);
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  };

  async commit(): Promise<void> {
    try {
      await this.run("commit");
    } catch (error) {
      this.#client.release(true);
      const translated = translateError(error);
      throw translated === error ? new CommitFailed(error) : translated;
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
